import type { components } from '@swx/sdk'

/** The five categories, in the numbers of the wire. */
export type Category = components['schemas']['MarketType']

/** Every category in its order. */
export const categories = [1, 2, 3, 4, 5] as const satisfies readonly Category[]

/** The word of a category in the texts of the market. */
export const categoryKey = {
  all: 'category.all',
  1: 'category.forex',
  2: 'category.crypto',
  3: 'category.stocks',
  4: 'category.futures',
  5: 'category.metals',
} as const satisfies Record<Category | 'all', string>
