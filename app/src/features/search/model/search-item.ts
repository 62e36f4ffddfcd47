import type { components } from '@swx/sdk'

/** The groups of results, in their order. */
export const searchGroups = ['instruments', 'own', 'actions', 'settings', 'help', 'pages'] as const

/** Name of a group of results. */
export type SearchGroup = (typeof searchGroups)[number]

/** Something that can be found and opened, or done. */
export interface SearchItem {
  /** Unique among all items. */
  readonly id: string
  readonly group: SearchGroup
  readonly title: string
  /** What stands under the title, piece by piece: a name in Latin letters and a word in Arabic each keep their direction. */
  readonly details: readonly string[]
  /** Where it leads; what is done without a page has `command` in its place. */
  readonly href?: string
  readonly command?: SearchCommand
  /** A code or number it is known by; it is found without its separators as well. */
  readonly code?: string
  /** Other names for it, set apart by commas, never shown. */
  readonly also?: string
  /** Words that fit it beside others and never alone, such as "sell" for an instrument. */
  readonly beside?: string
  /** An amount at the end of its line, with sign and unit. */
  readonly amount?: string
  readonly instrument?: InstrumentItem
}

/** What is done without a page. */
export type SearchCommand = 'switchMode' | 'support' | 'logOut'

/** An instrument as the price list has it. */
export type InstrumentItem = components['schemas']['MarketItem']
