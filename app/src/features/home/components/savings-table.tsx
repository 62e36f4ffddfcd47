import { applyRate, subtractDecimals } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#core/errors/error-state.tsx'
import { formatRate } from '#core/format/figures.ts'
import {
  compoundedYearly,
  parseSavingsTiers,
  type SavingsTier,
  simpleYearly,
} from '#core/parameters/savings-tiers.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { Card } from '#ui/layout/card.tsx'

/** The five bands of daily interest: per day and per year in the same size, never one without the other. */
export function SavingsTable() {
  const { t } = useTranslation('home')
  const tiers = useParameter('savings.tiers', parseSavingsTiers)

  return (
    <Card
      flush
      title={t('tiers.title')}
      subtitle={t('tiers.subtitle')}
      aside={<Badge>{t('tiers.sample')}</Badge>}
    >
      {tiers.isPending ? (
        <Skeleton lines={6} lineHeight={24} label={t('tiers.loading')} className="p-4" />
      ) : null}
      {tiers.isError ? <ErrorState error={tiers.error} onRetry={tiers.refetch} /> : null}
      {tiers.data ? <TierRows tiers={tiers.data} /> : null}
    </Card>
  )
}

function TierRows({ tiers }: { tiers: readonly SavingsTier[] }) {
  const { t } = useTranslation('home')
  return (
    <>
      <table className="w-full border-collapse [&_td]:px-2 [&_td]:py-1 [&_th]:px-2 [&_th]:py-2.5 [&_tr>:first-child]:ps-4 [&_tr>:last-child]:pe-4 max-[22.5rem]:text-13 max-[22.5rem]:[&_td]:px-1 max-[22.5rem]:[&_th]:px-1">
        <thead className="border-b border-line bg-surface-sunken text-12 text-muted [&_th]:align-bottom [&_th]:font-regular">
          <tr>
            <th className="text-start">{t('tiers.balance')}</th>
            <th className="figure-end">{t('tiers.perDay')}</th>
            <th className="figure-end">{t('tiers.perYearSimple')}</th>
            <th className="figure-end">{t('tiers.perYear')}</th>
            <th className="figure-end max-md:hidden">{t('tiers.firstDay')}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier) => (
            <tr key={tier.from} className="h-12 border-b border-line last:border-0">
              <td>
                {tier.below === undefined ? (
                  <RichText text={t('tiers.above', { from: tier.from })} />
                ) : (
                  <RichText
                    text={t('tiers.range', { from: tier.from, to: subtractDecimals(tier.below, '1') })}
                  />
                )}
              </td>
              <td className="figure-end font-strong md:text-16">
                <Figure value={formatRate(tier.dailyRate)} />
              </td>
              <td className="figure-end font-strong md:text-16">
                <Figure value={formatRate(simpleYearly(tier.dailyRate))} />
              </td>
              <td className="figure-end font-strong md:text-16">
                <Figure value={formatRate(compoundedYearly(tier.dailyRate))} />
              </td>
              <td className="figure-end text-muted max-md:hidden">
                <RichText
                  text={t('tiers.on', {
                    interest: applyRate(tier.from, tier.dailyRate),
                    balance: tier.from,
                  })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="border-t border-line p-4 text-13 text-muted">{t('tiers.formula')}</p>
    </>
  )
}
