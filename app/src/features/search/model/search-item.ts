import type { InstrumentItem } from './instrument-item.ts'

/** The groups of results, in their order. */
export const searchGroups = ['instruments', 'own', 'help', 'pages'] as const

/** Name of a group of results. */
export type SearchGroup = (typeof searchGroups)[number]

/** Something that can be found and opened. */
export interface SearchItem {
  /** Unique among all items. */
  readonly id: string
  readonly group: SearchGroup
  readonly title: string
  readonly detail: string
  readonly href: string
  /** A code or number it is known by; it is found without its separators as well. */
  readonly code?: string
  /** Other words for it, never shown. */
  readonly also?: string
  /** At its end, with its sign and unit. */
  readonly amount?: string
  readonly instrument?: InstrumentItem
}
