import { useTranslation } from 'react-i18next'
import { formatRate } from '#core/format/format-rate.ts'
import { simpleYearly } from '#core/parameters/savings-tiers.ts'
import { RatePair } from '#ui/figure/rate-pair.tsx'

/** The daily rate of a plan with its yearly one beside it. */
export function OfferRates({ dailyRate }: { dailyRate: string }) {
  const { t } = useTranslation('home')
  return (
    <RatePair
      entries={[
        { label: t('example.perDay'), rate: formatRate(dailyRate) },
        { label: t('example.perYearSimple'), rate: formatRate(simpleYearly(dailyRate)) },
      ]}
    />
  )
}
