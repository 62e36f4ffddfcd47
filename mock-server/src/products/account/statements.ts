import { badRequest, ok } from '../../contract/reply.ts'
import { profitPartsView } from '../../core/account/profit-view.ts'
import type { Handlers } from '../../core/product.ts'
import { moment } from '../../core/view.ts'
import { DAY_MS, dayName } from '../../domain/calendar.ts'
import { type IncomeDetail, summariseIncome } from '../../domain/income.ts'
import { formatUsd } from '../../ledger/money.ts'
import { afterEntries, equityHistory } from './equity.ts'
import { incomeSummaryView, incomeView } from './income-view.ts'
import { type CashEntry, movesCash, transactionView } from './transaction-view.ts'

/** UTC days, both included; either may be left open. */
interface Days {
  readonly from?: string
  readonly to?: string
}

const BACKWARDS = badRequest([{ field: 'from', rule: 'range' }])
const STEPS = { booking: 3_600_000, hour: 3_600_000, day: DAY_MS } as const
/** Points that one answer of the equity curve holds at most. */
const MOST_POINTS = 2_500

const isBackwards = ({ from, to }: Days): boolean => from !== undefined && to !== undefined && from > to

const isWithin = (day: string, { from, to }: Days): boolean =>
  (from === undefined || day >= from) && (to === undefined || day <= to)

/** What a user earned, moved and is worth. Contract: `openapi/paths/income.*.yaml`, `user.listTransaction.yaml`. */
export const statementHandlers: Handlers = (world, operation) => {
  const { read } = world.store

  return [
    operation('listIncomeDetail', ({ query, page, signedIn, mode, now }) => {
      if (isBackwards(query)) return BACKWARDS
      const rows: IncomeDetail[] = []
      // In demo mode the list is empty, and so are its sums.
      const own = mode === 'real' ? read.incomes.listBy('user', [signedIn.user.id, mode], true) : []
      for (const row of own) {
        if ((query.source === undefined || row.source === query.source) && isWithin(row.day, query))
          rows.push(row)
      }
      const summary = incomeSummaryView(summariseIncome(rows, now))
      return ok({ ...page(rows, incomeView), summary })
    }),

    operation('listTransaction', ({ query, page, signedIn, mode }) => {
      if (isBackwards(query)) return BACKWARDS
      function* movements(): Generator<CashEntry> {
        for (const entry of read.entries.listBy('user', [signedIn.user.id, mode], true)) {
          if (!movesCash(entry) || (query.kind !== undefined && entry.kind !== query.kind)) continue
          if (isWithin(dayName(entry.at), query)) yield entry
        }
      }
      return ok(
        page(movements(), (entry) => transactionView(entry, (orderNo) => world.facts.traded(read, orderNo))),
      )
    }),

    operation('equityHistory', ({ query, signedIn, mode, now }) => {
      const [from, to] = [Date.parse(query.from), Date.parse(query.to)]
      if (from > to) return BACKWARDS
      const step = STEPS[query.step ?? 'day']
      const first = Math.ceil(from / step) * step
      const last = Math.min(to, now)
      const count = Math.floor((last - first) / step) + 1
      if (count > MOST_POINTS) return badRequest([{ field: 'to', rule: 'maxItems' }])
      const whole = Array.from({ length: Math.max(0, count) }, (_, index) => first + index * step)
      const { id } = signedIn.user
      const between = query.step === 'booking' ? [...afterEntries(world, id, mode, first, last)] : []
      const both = [...new Set([...whole, ...between])].sort((one, other) => one - other)
      const times = both.length > MOST_POINTS ? whole : both
      return ok(
        equityHistory(world, id, mode, times, step).map(({ at, ...amounts }) => ({
          at: moment(at),
          equity: formatUsd(amounts.equity),
          deposits: formatUsd(amounts.deposits),
          withdrawals: formatUsd(amounts.withdrawals),
          income: formatUsd(amounts.income),
          bySource: profitPartsView(amounts.bySource),
        })),
      )
    }),
  ]
}
