import type { PageRecord } from '../records/page-record.ts'
import { TOPICS } from './topic.ts'

/**
 * The sample pages, in the order of their numbers.
 *
 * @param updatedAt when the texts last changed.
 */
export const samplePages = (updatedAt: string): readonly PageRecord[] =>
  ([1, 2] as const).flatMap((languageClass) =>
    TOPICS.map((listed, index) => ({
      id: `c-${languageClass * 100 + index + 1}`,
      languageClass,
      updatedAt,
      ...listed,
    })),
  )
