import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatRate, isolateFigure } from '#core/format/figures.ts'
import { formatDate, formatDayMonth } from '#core/format/format-time.ts'
import { simpleYearly } from '#core/parameters/savings-tiers.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Figure } from '#ui/figure/figure.tsx'
import type { Cycle, Product } from '../model/plan.ts'
import type { PlanPreview } from '../model/plan-preview.ts'

/** What the lines of a plan are worked out from. */
export interface PlanLinesInput {
  product: Pick<Product, 'earlyExitPenaltyRate'>
  cycle: Cycle
  dates: Pick<PlanPreview, 'valueDate' | 'firstCredit' | 'maturesAt'>
  /** Undefined until there is an amount. */
  preview: (PlanPreview & { readonly amount: string }) | undefined
}

/** Every line of a plan by its name: the form shows some of them while it is filled in, the review all of them. */
export function usePlanLines({ product, cycle, dates, preview }: PlanLinesInput) {
  const { t } = useTranslation('plans')
  const { language } = useLanguage()
  const money = (amount: string | undefined, sign = false) =>
    amount === undefined ? '–' : <Figure value={formatMoney(amount, { sign })} unit="USD" />
  const rate = (fraction: number) => <Figure value={formatRate(fraction)} />
  const day = (at: number) => formatDate(at, language.tag)
  const line = (key: string, label: string, value: ReactNode) => ({ key, label, value })
  const leaveLater = t('order.leaveLater', {
    date: formatDayMonth(dates.valueDate, language.tag),
    rate: isolateFigure(formatRate(product.earlyExitPenaltyRate)),
  })
  return {
    amount: line('amount', t('confirm.amount'), money(preview?.amount)),
    term: line('term', t('confirm.term'), t('days', { count: cycle.days })),
    rate: line('rate', t('confirm.rate'), rate(Number(cycle.dailyRate))),
    yearly: line('yearly', t('confirm.yearly'), rate(simpleYearly(cycle.dailyRate))),
    valueDate: line('valueDate', t('order.valueDate'), day(dates.valueDate)),
    firstCredit: line('firstCredit', t('order.firstCredit'), day(dates.firstCredit)),
    maturity: line('maturity', t('order.maturity'), day(dates.maturesAt)),
    leaveNow: line('leaveNow', t('order.leaveNow'), money('0.00')),
    leaveLater: line('leaveLater', leaveLater, money(preview && `-${preview.penalty}`)),
    daily: line('daily', t('order.daily', { count: cycle.days }), money(preview?.daily, true)),
    total: line('total', t('order.total'), money(preview?.total, true)),
    principal: line('principal', t('order.principal'), money(preview?.amount)),
    payout: line('payout', t('order.payout'), money(preview?.payout)),
  }
}
