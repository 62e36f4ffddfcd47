import type { MarketRow } from './market-row.ts'

const rest: Readonly<Record<MarketRow['marketHours'], number>> = { OPEN: 0, HALTED: 1, CLOSED: 2 }

/**
 * 0 for what trades, 1 for what is halted, 2 for what is closed. Only the market's hours decide: a change that rounds
 * to 0.00 % says nothing of whether a price moves.
 */
export const restOf = ({ marketHours }: MarketRow): number => rest[marketHours]

/** Rows with open markets first; equal ones keep their order. */
export const openFirst = (rows: readonly MarketRow[]): readonly MarketRow[] =>
  rows.toSorted((a, b) => restOf(a) - restOf(b))
