import type { components } from '@swx/sdk'
import { addDecimals, compareDecimals, subtractDecimals } from '@swx/sdk/money'

/** Profit and loss by source, decimal strings in USD; a source without profit or loss is absent. */
export type ProfitParts = components['schemas']['ProfitBySource']

/** Where a profit or a loss comes from. */
export type ProfitSource = keyof ProfitParts

const join = (parts: ProfitParts, others: ProfitParts, of: (amount: string, other: string) => string) => {
  const sources = new Set([...Object.keys(parts), ...Object.keys(others)]) as Set<ProfitSource>
  const joined = [...sources].map((source) => [source, of(parts[source] ?? '0.00', others[source] ?? '0.00')])
  return Object.fromEntries(
    joined.filter(([, amount]) => compareDecimals(amount ?? '0', '0') !== 0),
  ) as ProfitParts
}

/** The parts of several profits, source by source. */
export const addParts = (all: readonly ProfitParts[]): ProfitParts =>
  all.reduce((sum, parts) => join(sum, parts, (one, other) => addDecimals(one, other)), {})

/** The parts of a profit without those of another, source by source. */
export const subtractParts = (parts: ProfitParts, others: ProfitParts): ProfitParts =>
  join(parts, others, subtractDecimals)
