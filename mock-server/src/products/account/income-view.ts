import { given, moment } from '../../core/view.ts'
import type { IncomeDetail, IncomeSummary } from '../../domain/income.ts'
import { formatUsd } from '../../ledger/money.ts'

/** One income as the contract's `IncomeDetail`. */
export const incomeView = (income: IncomeDetail) => ({
  id: income.id,
  source: income.source,
  ...given('orderNo', income.orderNo),
  day: income.day,
  base: formatUsd(income.base),
  rate: income.rate,
  amount: formatUsd(income.amount),
  status: income.status,
  createdAt: moment(income.createdAt),
})

/** Sums over a filter as the contract's `IncomeSummary`. */
export const incomeSummaryView = ({ total, today, bySource }: IncomeSummary) => ({
  total: formatUsd(total),
  today: formatUsd(today),
  bySource: Object.fromEntries(Object.entries(bySource).map(([source, sum]) => [source, formatUsd(sum)])),
})
