import type { PlanDates as Dates } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { formatDate, formatDayMonth } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'

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
