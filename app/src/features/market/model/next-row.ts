import type { MarketRow } from './market-row.ts'

/**
 * The instrument before or after another one in a list, which has neither a beginning nor an end; the first or the last
 * one where the list does not have it. Undefined where there is no other.
 */
export function nextRow(rows: readonly MarketRow[], code: string, step: 1 | -1): MarketRow | undefined {
  const at = rows.findIndex((row) => row.code === code)
  const from = at === -1 && step === -1 ? 0 : at
  const next = rows.at((from + step) % rows.length)
  return next?.code === code ? undefined : next
}
