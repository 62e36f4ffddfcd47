import type { components, OtherMember } from '@swx/sdk'
import { byMember } from '#lib/enums/by-member.ts'

/** What the codes of instruments begin with that only stage what tests need: a gap each minute, a halt. */
const PREFIX = 'SBX'

/**
 * Whether an instrument only stages what tests need. In a sandbox such instruments are found by their code and shown
 * nowhere else; other builds have none.
 */
export const isTestInstrument = (code: string): boolean =>
  import.meta.env.VITE_BUILD !== 'operator' && code.startsWith(`${PREFIX}-`)

/** Whether a search text asks for them. */
export const asksForTestInstruments = (text: string): boolean =>
  import.meta.env.VITE_BUILD !== 'operator' && text.trim().toUpperCase().startsWith(PREFIX)

/** The five categories, in the numbers of the wire. */
export type Category = components['schemas']['MarketType']

/** Every category in its order. */
export const categories = [1, 2, 3, 4, 5] as const satisfies readonly Category[]

const keys = {
  all: 'category.all',
  1: 'category.forex',
  2: 'category.crypto',
  3: 'category.stocks',
  4: 'category.futures',
  5: 'category.metals',
} as const satisfies Record<Category | 'all', string>

/** The word of a category in the texts of the market; of one that this version does not know, its number. */
export const categoryKeyOf = (category: Category | OtherMember | 'all') =>
  byMember<keyof typeof keys, (typeof keys)[keyof typeof keys]>(
    keys,
    `category.${category}` as 'category.all',
  )(category)
