import { addDecimals, compareDecimals, subtractDecimals } from '@swx/sdk/money'
import { type ProfitParts, sourcesOf } from '#core/profit/profit-sources.ts'

const join = (parts: ProfitParts, others: ProfitParts, of: (amount: string, other: string) => string) => {
  const sources = new Set([...sourcesOf(parts), ...sourcesOf(others)])
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
