import { DAY_MS, dayName } from '../domain/calendar.ts'
import { type IncomeDetail, summariseIncome } from '../domain/income.ts'
import { formatUsd } from '../ledger/money.ts'
import { equityHistory } from '../world/equity.ts'
import { moment } from '../world/views/history.ts'
import { incomeSummaryView, incomeView } from '../world/views/income.ts'
import { profitPartsView } from '../world/views/profit.ts'
import { type CashEntry, movesCash, transactionView } from '../world/views/transaction.ts'
import type { World } from '../world/world.ts'
import { type Operation, operation } from './operation.ts'
import { pageOf } from './page.ts'
import { badRequest, ok } from './reply.ts'

/** UTC days, both included; either may be left open. */
interface Days {
  readonly from?: string
  readonly to?: string
}

const BACKWARDS = badRequest([{ field: 'from', rule: 'range' }])
const STEPS = { hour: 3_600_000, day: DAY_MS } as const
/** Points that one answer of the equity curve holds at most. */
const MOST_POINTS = 2_500

const isBackwards = ({ from, to }: Days): boolean => from !== undefined && to !== undefined && from > to

const isWithin = (day: string, { from, to }: Days): boolean =>
  (from === undefined || day >= from) && (to === undefined || day <= to)

/** What a person earned, moved and is worth. Contract: `openapi/paths/income.*.yaml`, `user.listTransaction.yaml`. */
export const statementHandlers = (world: World): readonly Operation[] => {
  const { read } = world.store

  return [
    operation('listIncomeDetail', ({ query, signedIn, mode, now }) => {
      if (isBackwards(query)) return BACKWARDS
      const rows: IncomeDetail[] = []
      if (mode === 'real') {
        for (const row of read.incomes.listBy('user', [signedIn.user.id, mode], true)) {
          if ((query.source === undefined || row.source === query.source) && isWithin(row.day, query))
            rows.push(row)
        }
      }
      const summary = incomeSummaryView(summariseIncome(rows, now))
      return ok({ ...pageOf(rows, query, incomeView), summary })
    }),

    operation('listTransaction', ({ query, signedIn, mode }) => {
      if (isBackwards(query)) return BACKWARDS
      function* movements(): Generator<CashEntry> {
        for (const entry of read.entries.listBy('user', [signedIn.user.id, mode], true)) {
          if (!movesCash(entry) || (query.kind !== undefined && entry.kind !== query.kind)) continue
          if (isWithin(dayName(entry.at), query)) yield entry
        }
      }
      return ok(pageOf(movements(), query, transactionView))
    }),

    operation('equityHistory', ({ query, signedIn, mode, now }) => {
      const [from, to] = [Date.parse(query.from), Date.parse(query.to)]
      if (from > to) return BACKWARDS
      const step = STEPS[query.step ?? 'day']
      const first = Math.ceil(from / step) * step
      const count = Math.floor((Math.min(to, now) - first) / step) + 1
      if (count > MOST_POINTS) return badRequest([{ field: 'to', rule: 'maxItems' }])
      const times = Array.from({ length: Math.max(0, count) }, (_, index) => first + index * step)
      return ok(
        equityHistory(world, signedIn.user.id, mode, times, step).map(({ at, ...amounts }) => ({
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
