import type { ProfitParts } from '../../domain/profit.ts'
import { formatUsd } from '../../ledger/money.ts'
import type { AccountProfit } from './profit.ts'

/** Profit by source as the contract's `ProfitBySource`. */
export const profitPartsView = (parts: ProfitParts) =>
  Object.fromEntries(Object.entries(parts).map(([source, amount]) => [source, formatUsd(amount)]))

/** Profit and loss of a ledger as the contract's `AccountProfit`. */
export const profitView = ({ total, today, unrealised, bySource, todayBySource }: AccountProfit) => ({
  total: formatUsd(total),
  today: formatUsd(today),
  unrealised: formatUsd(unrealised),
  bySource: profitPartsView(bySource),
  todayBySource: profitPartsView(todayBySource),
})
