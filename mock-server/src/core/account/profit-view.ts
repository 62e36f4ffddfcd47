import { formatUsd } from '../../ledger/money.ts'
import type { AccountProfit } from './profit.ts'

/** Profit and loss of a ledger as the contract's `AccountProfit`. */
export const profitView = ({ total, today, unrealised, bySource }: AccountProfit) => ({
  total: formatUsd(total),
  today: formatUsd(today),
  unrealised: formatUsd(unrealised),
  bySource: Object.fromEntries(
    Object.entries(bySource).map(([source, amount]) => [source, formatUsd(amount)]),
  ),
})
