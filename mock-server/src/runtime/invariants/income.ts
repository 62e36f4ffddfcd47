import type { SavingsTier } from '@swx/sdk/money'
import { type Check, moved, sum, unless } from '../../core/invariant.ts'
import { COUNTED_SOURCES, type IncomeSource } from '../../domain/income.ts'
import type { EntryKind } from '../../ledger/entry.ts'
import { dailyYield } from '../../products/plans/rules/smart-order.ts'
import { savingsAmount } from '../../products/savings/rules/credit.ts'

const KIND_OF: Partial<Record<IncomeSource, EntryKind>> = {
  SAVINGS: 'SAVINGS',
  SMART: 'SMART_YIELD',
  INVITE: 'INVITE_REWARD',
}

/** LI-10: total income is the sum of its rows and of their postings. */
export const checkTotals: Check = function* ({ world }) {
  const { entries, incomes, incomeTotals, users } = world.store.read
  for (const { id } of users.list()) {
    for (const mode of ['real', 'demo'] as const) {
      const rows = [...incomes.listBy('user', [id, mode])].filter(({ status }) => status === 'DIVIDED')
      const booked = [...entries.listBy('user', [id, mode])]
      const counted = rows.filter(({ source }) => COUNTED_SOURCES.includes(source))
      const shown = incomeTotals.get(`${mode} ${id}`)?.total ?? 0n
      const detailed = sum(counted.map(({ amount }) => amount))
      yield* unless(
        shown === detailed,
        'LI-10',
        () => `total income of ${mode} ${id} is ${shown}, its rows sum to ${detailed}`,
      )
      for (const source of COUNTED_SOURCES) {
        const own = sum(counted.filter((row) => row.source === source).map(({ amount }) => amount))
        const postings = moved(
          booked.filter(({ kind }) => kind === KIND_OF[source]),
          `${id}:cash`,
        )
        yield* unless(
          own === postings,
          'LI-10',
          () => `${source} of ${mode} ${id}: rows ${own}, postings ${postings}`,
        )
      }
    }
  }
}

/** LI-18 and LI-19: savings are what the tier of their basis pays, at most 0.45 % a day, on real books only. */
export const checkSavings: Check = function* ({ world }) {
  const tiers = (world.catalogue.parameter('savings.tiers')?.value ?? []) as readonly SavingsTier[]
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

/** LI-11, LI-17 and LI-20: plans pay their days, no more, and what leaving one costs is what it said. */
export const checkPlans: Check = function* ({ world, entriesOf }) {
  const incomes = new Map<string, bigint>()
  for (const { source, orderNo, amount } of world.store.read.incomes.list())
    if (source === 'SMART' && orderNo !== undefined)
      incomes.set(orderNo, (incomes.get(orderNo) ?? 0n) + amount)

  for (const order of world.store.read.smartOrders.list()) {
    const { orderNo, status, days, amount, profitDays, distributedRevenue, valueDate, maturesAt } = order
    const detailed = incomes.get(orderNo) ?? 0n
    const daily = dailyYield(amount, order.dailyRate)
    yield* unless(
      distributedRevenue === detailed && detailed === daily * BigInt(profitDays),
      'LI-11',
      () => `${orderNo} shows ${distributedRevenue}, its rows sum to ${detailed}, ${profitDays} days are due`,
    )
    const isOver = status === 'MATURED' || status === 'DISTRIBUTED' || status === 'COMPLETED'
    yield* unless(
      !isOver || profitDays === days,
      'LI-11',
      () => `${orderNo} is over after ${profitDays} of ${days} days`,
    )
    const yields = entriesOf('SMART_YIELD', orderNo)
    yield* unless(
      yields.length === profitDays && profitDays <= days,
      'LI-17',
      () => `${orderNo} has ${yields.length} credits for ${profitDays} of ${days} days`,
    )
    for (const { at, ref } of yields)
      yield* unless(
        at > valueDate && at <= maturesAt,
        'LI-17',
        () => `${ref} is outside the days of the plan`,
      )
    if (status !== 'EARLY_EXIT') continue
    const { penalty = -1n, refund = -1n, exitedAt = 0 } = order
    yield* unless(
      penalty >= 0n && refund + penalty === amount,
      'LI-20',
      () => `${orderNo}: refund ${refund} and penalty ${penalty} of ${amount}`,
    )
    yield* unless(
      yields.every(({ at }) => at <= exitedAt),
      'LI-20',
      () => `${orderNo} was credited after it was left`,
    )
    yield* unless(
      moved(entriesOf('SMART_EXIT', orderNo), 'pl:penalty') === penalty,
      'LI-21',
      () => `${orderNo} was booked with another penalty than ${penalty}`,
    )
  }
}
