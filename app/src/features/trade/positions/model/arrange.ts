import { compareDecimals } from '@swx/sdk/money'
import type { Position } from '#features/trade/shared/model/position.ts'

/** What the open positions can be sorted by. */
export const sortings = ['newest', 'profit', 'loss', 'margin', 'instrument'] as const

/** See {@link sortings}. */
export type Sorting = (typeof sortings)[number]

const comparisons: Record<Sorting, (a: Position, b: Position) => number> = {
  newest: (a, b) => b.openedAt.localeCompare(a.openedAt),
  profit: (a, b) => compareDecimals(b.unrealised, a.unrealised),
  loss: (a, b) => compareDecimals(a.unrealised, b.unrealised),
  margin: (a, b) => compareDecimals(b.margin, a.margin),
  instrument: (a, b) => a.code.localeCompare(b.code),
}

/**
 * The positions in an order. Profits are those of the last answer, so that no row moves under a finger while prices
 * change.
 */
export const sortPositions = (rows: readonly Position[], by: Sorting): readonly Position[] =>
  rows.toSorted(comparisons[by])

/** The positions of each instrument, in the order in which the instruments first appear. */
export const groupPositions = (
  rows: readonly Position[],
): readonly { readonly code: string; readonly rows: readonly Position[] }[] =>
  [...new Set(rows.map(({ code }) => code))].map((code) => ({
    code,
    rows: rows.filter((row) => row.code === code),
  }))
