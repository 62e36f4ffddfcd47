import { subtractDecimals } from '@swx/sdk/money'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatRate } from '#core/format/figures.ts'
import { compoundedYearly, type SavingsTier, simpleYearly } from '#core/parameters/savings-tiers.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { type DataColumn, DataTable } from '#ui/data/data-table.tsx'
import { Figure } from '#ui/figure/figure.tsx'

export interface SavingsTiersProps {
  tiers: readonly SavingsTier[]
  /** The band that today's basis is in. */
  current: SavingsTier | undefined
}

/** The bands of savings: per day and per year in the same size, and the band in use. */
export function SavingsTiers({ tiers, current }: SavingsTiersProps) {
  const { t } = useTranslation('income')
  const rate = (
    key: 'perDay' | 'perYearSimple' | 'perYear',
    of: (tier: SavingsTier) => string | number,
  ): DataColumn<SavingsTier> => ({
    key,
    header: t(`savings.${key}`),
    align: 'end',
    cell: (tier) => <Figure value={formatRate(of(tier))} className="font-strong" />,
  })
  return (
    <DataTable
      label={t('savings.tiers')}
      narrow="columns"
      className="border-t border-line text-13 [--cell-space:6px] [--row-size:40px]"
      rows={tiers}
      rowKey={({ from }) => from}
      currentKey={current?.from}
      columns={[
        {
          key: 'balance',
          header: t('savings.balance'),
          isRowHeader: true,
          cell: (tier) => (
            <>
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
            </>
          ),
        },
        rate('perDay', ({ dailyRate }) => dailyRate),
        rate('perYearSimple', ({ dailyRate }) => simpleYearly(dailyRate)),
        rate('perYear', ({ dailyRate }) => compoundedYearly(dailyRate)),
      ]}
    />
  )
}
