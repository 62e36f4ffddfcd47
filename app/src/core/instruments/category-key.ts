import type { components } from '@swx/sdk'
import { byMember } from '#lib/enums/by-member.ts'

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
export const categoryKeyOf = (category: Category | 'all') =>
  byMember(keys, `category.${category}` as 'category.all')(category)
