import type { MarketRow } from './market-row.ts'

/** 0 for what trades and moves, 1 for what trades, 2 for what is halted, 3 for what is closed. */
export function restOf({ marketHours, changePercent }: MarketRow): number {
  if (marketHours === 'OPEN') return changePercent === 0 ? 1 : 0
  return marketHours === 'HALTED' ? 2 : 3
}

/** Rows with open and moving markets first; equal ones keep their order. */
export const openFirst = (rows: readonly MarketRow[]): readonly MarketRow[] =>
  rows.toSorted((a, b) => restOf(a) - restOf(b))
