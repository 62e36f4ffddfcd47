import { byMember } from '#lib/enums/by-member.ts'
import type { MarketRow } from './market-row.ts'

const restBy = byMember<MarketRow['marketHours'], number>({ OPEN: 0, HALTED: 1, CLOSED: 2 }, 1)

/**
 * 0 for what trades, 1 for what is halted or in hours that this version does not know, 2 for what is closed. Only the market's hours decide: a change that rounds
 * to 0.00 % says nothing of whether a price moves.
 */
export const restOf = ({ marketHours }: MarketRow): number => restBy(marketHours)

/** Rows with open markets first; equal ones keep their order. */
export const openFirst = (rows: readonly MarketRow[]): readonly MarketRow[] =>
  rows.toSorted((a, b) => restOf(a) - restOf(b))
