import type { PlanDates as Dates } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatRate } from '#core/format/figures.ts'
import { formatDate, formatDayMonth } from '#core/format/format-time.ts'
import { simpleYearly } from '#core/parameters/savings-tiers.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { RatePair } from '#ui/figure/rate-pair.tsx'
import type { Product } from '../model/plan.ts'

/** A plan's daily rate with its yearly one beside it, in the same size. */
export function PlanRates({ dailyRate }: { dailyRate: string }) {
  const { t } = useTranslation('plans')
  return (
    <RatePair
      entries={[
        { label: t('rates.perDay'), rate: formatRate(dailyRate) },
        { label: t('rates.perYear'), rate: formatRate(simpleYearly(dailyRate)) },
      ]}
    />
  )
}

/** The smallest and the largest amount of a plan. */
export function PlanRange({ product, text = 'range' }: { product: Product; text?: 'range' | 'order.range' }) {
  const { t } = useTranslation('plans')
  const values = {
    min: formatMoney(product.minAmount, { short: true }),
    max: formatMoney(product.maxAmount, { short: true }),
  }
  return <RichText text={t(text, values)} />
}

const yearOf = (at: number) => new Date(at).getUTCFullYear()

/** The days that matter: bought, from when it earns, first credit, maturity. */
export function PlanDates({ dates }: { dates: Dates }) {
  const { t } = useTranslation('plans')
  const { language } = useLanguage()
  const entries = [
    ['order.bought', dates.boughtAt],
    ['order.valueDate', dates.valueDate],
    ['order.firstCredit', dates.firstCredit],
    ['order.maturity', dates.maturesAt],
  ] as const
  // The year is said where it is another one than that of the purchase.
  const day = (at: number) =>
    (yearOf(at) === yearOf(dates.boughtAt) ? formatDayMonth : formatDate)(at, language.tag)
  return (
    <dl className="flex flex-wrap justify-between gap-x-3 gap-y-2 text-13 max-[22.5rem]:grid max-[22.5rem]:grid-cols-2">
      {entries.map(([label, at]) => (
        <div key={label} className="min-w-0">
          <dt className="text-12 text-muted">{t(label)}</dt>
          <dd className="font-strong whitespace-nowrap">{day(at)}</dd>
        </div>
      ))}
    </dl>
  )
}
