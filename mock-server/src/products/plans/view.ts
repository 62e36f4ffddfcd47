import type { NoticeLanguage } from '../../catalogue/notice-language.ts'
import type { PlanRecord } from '../../catalogue/records/plan-record.ts'
import { textsIn } from '../../catalogue/texts/texts.ts'
import { given, historyView, moment } from '../../core/view.ts'
import { DAY_MS, dayName } from '../../domain/calendar.ts'
import { formatUsd } from '../../ledger/money.ts'
import type { ExitPreview } from './rules/exit.ts'
import { dailyYield, type SmartOrder } from './rules/smart-order.ts'

/** What a plan is called; its longest running time is part of its name. */
export const planName = ({ market, longest }: PlanRecord, language: NoticeLanguage): string =>
  `${textsIn(language).plans[market]} ${longest}`

/** A plan on offer as the contract's `SmartProduct`. */
export const smartProductView = (plan: PlanRecord, language: NoticeLanguage) => {
  const { market: _, longest: __, minAmount, maxAmount, ...shown } = plan
  return {
    ...shown,
    name: planName(plan, language),
    minAmount: formatUsd(minAmount),
    maxAmount: formatUsd(maxAmount),
  }
}

/** A plan a user holds or held as the contract's `SmartOrder`. */
export const smartOrderView = (order: SmartOrder) => ({
  orderNo: order.orderNo,
  productId: order.productId,
  productName: order.productName,
  days: order.days,
  amount: formatUsd(order.amount),
  dailyRate: order.dailyRate,
  status: order.status,
  shareStatus: order.shareStatus,
  boughtAt: moment(order.boughtAt),
  valueDate: moment(order.valueDate),
  maturesAt: moment(order.maturesAt),
  profitDays: order.profitDays,
  expectedRevenue: formatUsd(order.expectedRevenue),
  distributedRevenue: formatUsd(order.distributedRevenue),
  ...given('penalty', order.penalty, formatUsd),
  ...given('refund', order.refund, formatUsd),
  ...given('exitedAt', order.exitedAt, moment),
  history: historyView(order.history),
})

/** A plan with its credited days, which follow from the day it began to earn: the contract's `SmartOrderDetail`. */
export const smartOrderDetailView = (order: SmartOrder) => ({
  ...smartOrderView(order),
  profitDayList: Array.from({ length: order.profitDays }, (_, index) => {
    const start = order.valueDate + index * DAY_MS
    return {
      day: dayName(start),
      amount: formatUsd(dailyYield(order.amount, order.dailyRate)),
      at: moment(start + DAY_MS),
    }
  }),
})

/** What leaving a plan would mean as the contract's `ExitPreview`. */
export const exitPreviewView = (preview: ExitPreview) => ({
  penaltyRate: preview.penaltyRate,
  penalty: formatUsd(preview.penalty),
  refund: formatUsd(preview.refund),
  kept: formatUsd(preview.kept),
  lostRevenue: formatUsd(preview.lostRevenue),
  net: formatUsd(preview.net),
  quoteId: preview.quoteId,
})
