import { ContentItem, ContentType } from '@swx/sdk/zod'
import * as z from 'zod/mini'
import type { Topic } from '../contents/topic.ts'

/** A text page: the contract's entity without its texts, which are loaded by language. */
export const PageRecord = z.extend(z.omit(ContentItem, { title: true }), {
  type: ContentType,
  topic: z.custom<Topic>((value) => typeof value === 'string'),
  /** In which language a list asks for it: 1 Simplified Chinese, 2 any other. */
  languageClass: z.union([z.literal(1), z.literal(2)]),
  updatedAt: z.string(),
})

export type PageRecord = z.output<typeof PageRecord>
