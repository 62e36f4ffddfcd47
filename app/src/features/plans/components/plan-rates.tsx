import { useTranslation } from 'react-i18next'
import { formatRate } from '#core/format/figures.ts'
import { simpleYearly } from '#core/parameters/savings-tiers.ts'
import { RatePair } from '#ui/figure/rate-pair.tsx'

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
