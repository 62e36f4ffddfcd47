import { applyRate, subtractDecimals } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { QueryView } from '#core/api/query-view.tsx'
import { formatRate } from '#core/format/figures.ts'
import {
  compoundedYearly,
  parseSavingsTiers,
  type SavingsTier,
  simpleYearly,
} from '#core/parameters/savings-tiers.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { type DataColumn, DataTable } from '#ui/data/data-table.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { Card } from '#ui/layout/card.tsx'

/** The five bands of daily interest: per day and per year in the same size, never one without the other. */
export function SavingsTable() {
  const { t } = useTranslation('home')

  return (
    <Card
      flush
      title={t('tiers.title')}
      subtitle={t('tiers.subtitle')}
      aside={<Badge>{t('tiers.sample')}</Badge>}
    >
      <QueryView
        query={useParameter('savings.tiers', parseSavingsTiers)}
        skeleton={<Skeleton lines={6} lineHeight={24} label={t('tiers.loading')} className="p-4" />}
      >
        {(tiers) => <TierRows tiers={tiers} />}
      </QueryView>
    </Card>
  )
}

function TierRows({ tiers }: { tiers: readonly SavingsTier[] }) {
  const { t } = useTranslation('home')
  const rate = (
    key: 'perDay' | 'perYearSimple' | 'perYear',
    of: (tier: SavingsTier) => string | number,
  ): DataColumn<SavingsTier> => ({
    key,
    header: t(`tiers.${key}`),
    align: 'end',
    cell: (tier) => <Figure value={formatRate(of(tier))} className="font-strong md:text-16" />,
  })
  return (
    <>
      <DataTable
        label={t('tiers.title')}
        narrow="columns"
        className="[--row-size:48px] max-[22.5rem]:text-13"
        rows={tiers}
        rowKey={({ from }) => from}
        columns={[
          {
            key: 'balance',
            header: t('tiers.balance'),
            isRowHeader: true,
            cell: ({ from, below }) => (
              // No line ends within the words after the figure: in Chinese "and above" is one word.
              <span className="break-keep">
                <RichText
                  text={
                    below === undefined
                      ? t('tiers.above', { from })
                      : t('tiers.range', { from, to: subtractDecimals(below, '1') })
                  }
                />
              </span>
            ),
          },
          rate('perDay', ({ dailyRate }) => dailyRate),
          rate('perYearSimple', ({ dailyRate }) => simpleYearly(dailyRate)),
          rate('perYear', ({ dailyRate }) => compoundedYearly(dailyRate)),
          {
            key: 'firstDay',
            header: t('tiers.firstDay'),
            align: 'end',
            onNarrow: 'hidden',
            cell: ({ from, dailyRate }) => (
              <span className="text-muted">
                <RichText text={t('tiers.on', { interest: applyRate(from, dailyRate), balance: from })} />
              </span>
            ),
          },
        ]}
      />
      <p className="border-t border-line p-4 text-13 text-muted">{t('tiers.formula')}</p>
    </>
  )
}
