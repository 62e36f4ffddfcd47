import { subtractDecimals } from '@swx/sdk/money'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatRate } from '#core/format/figures.ts'
import { compoundedYearly, type SavingsTier, simpleYearly } from '#core/parameters/savings-tiers.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { Figure } from '#ui/figure/figure.tsx'

export interface SavingsTiersProps {
  tiers: readonly SavingsTier[]
  /** The band that today's basis is in. */
  current: SavingsTier | undefined
}

/** The bands of savings: per day and per year in the same size, and the band in use. */
export function SavingsTiers({ tiers, current }: SavingsTiersProps) {
  const { t } = useTranslation('income')
  return (
    <table
      aria-label={t('savings.tiers')}
      className="w-full border-collapse text-13 [&_td]:px-1.5 [&_th]:px-1.5 [&_tr>:first-child]:ps-4 [&_tr>:last-child]:pe-4"
    >
      <thead className="border-y border-line bg-surface-sunken text-12 text-muted [&_th]:py-2 [&_th]:align-bottom [&_th]:font-regular">
        <tr>
          <th className="text-start">{t('savings.balance')}</th>
          <th className="figure-end">{t('savings.perDay')}</th>
          <th className="figure-end">{t('savings.perYearSimple')}</th>
          <th className="figure-end">{t('savings.perYear')}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr
            key={tier.from}
            aria-current={tier === current || undefined}
            className={clsx('h-10 border-b border-line last:border-0', tier === current && 'bg-accent-soft')}
          >
            <td className="py-1">
              <RichText
                text={
                  tier.below === undefined
                    ? t('savings.above', { from: tier.from })
                    : t('savings.range', { from: tier.from, to: subtractDecimals(tier.below, '1') })
                }
              />
              {tier === current ? (
                <span className="flex items-center gap-1 text-12 text-accent">
                  <Check className="size-3.5" aria-hidden="true" />
                  {t('savings.yours')}
                </span>
              ) : null}
            </td>
            {[tier.dailyRate, simpleYearly(tier.dailyRate), compoundedYearly(tier.dailyRate)].map(
              (rate, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: three columns that never move
                <td key={at} className="figure-end font-strong">
                  <Figure value={formatRate(rate)} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
