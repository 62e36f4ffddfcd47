import { isTestInstrument } from '#core/instruments/category.ts'
import type { MarketRow } from './market-row.ts'
import type { QuoteOf } from './use-quotes.ts'

export type MoverSide = 'rising' | 'falling' | 'either'

/**
 * The instruments that moved most today to one side or to either, strongest first. Those that stand still are on
 * neither, nor are those that the sandbox moves for tests.
 */
export function pickMovers(
  rows: readonly MarketRow[],
  side: MoverSide,
  quoteOf: QuoteOf,
  limit = 5,
): readonly MarketRow[] {
  const strengthOf = {
    rising: (change: number) => change,
    falling: (change: number) => -change,
    either: Math.abs,
  }[side]
  return rows
    .filter(({ code }) => !isTestInstrument(code))
    .map((row) => ({ row, strength: strengthOf(quoteOf(row).changePercent) }))
    .filter(({ strength }) => strength > 0)
    .sort((a, b) => b.strength - a.strength)
    .slice(0, limit)
    .map(({ row }) => row)
}
