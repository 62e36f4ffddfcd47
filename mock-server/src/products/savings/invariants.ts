import { readParameter } from '../../catalogue/read-parameter.ts'
import { type Check, unless } from '../../core/invariant.ts'
import { savingsAmount } from './rules/credit.ts'

/** LI-18 and LI-19: savings are what the tier of their basis pays, at most 0.45 % a day, on real books only. */
export const checkSavings: Check = function* ({ world }) {
  const tiers = readParameter(world.catalogue, 'savings.tiers') ?? []
  const rates = tiers.map(({ dailyRate }) => Number(dailyRate))
  yield* unless(
    rates.every((rate, index) => rate <= 0.0045 && rate >= (rates[index - 1] ?? 0)),
    'LI-18',
    () => `the rates ${rates.join(', ')} fall, or go beyond 0.0045`,
  )
  for (const { id, source, mode, base, amount } of world.store.read.incomes.list()) {
    if (source !== 'SAVINGS') continue
    yield* unless(mode === 'real', 'LI-19', () => `savings ${id} on a demo ledger`)
    const expected = savingsAmount(tiers, base)
    yield* unless(
      amount === expected,
      'LI-18',
      () => `savings ${id} of ${base} are ${amount}, not ${expected}`,
    )
  }
}
