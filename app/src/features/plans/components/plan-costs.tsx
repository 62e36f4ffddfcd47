import { applyRate, type PlanDates, planDates, quotePlan } from '@swx/sdk/money'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatRate } from '#core/format/figures.ts'
import { formatDate } from '#core/format/format-time.ts'
import { simpleYearly } from '#core/parameters/savings-tiers.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import type { Cycle, Product } from '../model/plan.ts'

/** What is put into a plan, and under which terms. */
interface PlanDraft {
  /** Decimal string in USD. */
  readonly amount: string
  readonly days: number
  /** A fraction: "0.0040" is 0.40 % a day. */
  readonly dailyRate: string
  /** Part of the amount that closing early costs, a fraction. */
  readonly penaltyRate: string
}

/** What a plan comes to if it is bought at a moment. Money in decimal strings, times in epoch milliseconds. */
export interface PlanPreview extends PlanDates {
  readonly daily: string
  /** The sum of the rounded days, as they will be booked. */
  readonly total: string
  /** Amount and revenue, if the plan is held. */
  readonly payout: string
  /** Cost of leaving early from the value date on; before it leaving costs nothing. */
  readonly penalty: string
}

/** Computes a plan as the ledger books it: each day rounded to cents, half to even. */
export function planPreview({ amount, days, dailyRate, penaltyRate }: PlanDraft, now: number): PlanPreview {
  const { dailyRevenue, expectedRevenue, payout } = quotePlan({ amount, days, dailyRate })
  return {
    ...planDates(now, days),
    daily: dailyRevenue,
    total: expectedRevenue,
    payout,
    penalty: applyRate(amount, penaltyRate),
  }
}

/** What the costs of a plan are worked out from. */
interface PlanCostsInput {
  product: Pick<Product, 'earlyExitPenaltyRate'>
  cycle: Cycle
  dates: Pick<PlanPreview, 'valueDate' | 'firstCredit' | 'maturesAt'>
  /** Undefined until there is an amount. */
  preview: (PlanPreview & { readonly amount: string }) | undefined
}

/** Every line of the costs of a plan by its name: the form shows some of them while it is filled in, the review all of them. */
export function usePlanCosts({ product, cycle, dates, preview }: PlanCostsInput) {
  const { t } = useTranslation('plans')
  const { language } = useLanguage()
  const money = (amount: string | undefined, sign = false) =>
    amount === undefined ? '–' : <Figure value={formatMoney(amount, { sign })} unit="USD" />
  const rate = (fraction: number) => <Figure value={formatRate(fraction)} />
  const day = (at: number) => formatDate(at, language.tag)
  const line = (key: string, label: string, value: ReactNode) => ({ key, label, value })
  const leaveLater = t('order.leaveLater', {
    date: dates.valueDate,
    rate: product.earlyExitPenaltyRate,
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

/** What a plan comes to if it is held, and what leaving it costs, in one table each. */
export function PlanCosts(props: PlanCostsInput) {
  const { daily, total, principal, payout, leaveNow, leaveLater } = usePlanCosts(props)
  return (
    <>
      <CostList rows={[daily, total, principal]} total={payout} />
      <div className="border-t border-line pt-1.5">
        <CostList rows={[leaveNow, leaveLater]} />
      </div>
    </>
  )
}
