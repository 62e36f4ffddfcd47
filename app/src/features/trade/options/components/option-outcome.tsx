import type { OptionQuote } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/figures.ts'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import { DataTable } from '#ui/data/data-table.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'

interface OptionOutcomeProps {
  preview: OptionQuote
  direction: 'UP' | 'DOWN'
}

/** Win, loss and tie in money, of equal weight, and how often one must win to come out even. */
export function OptionOutcome({ preview, direction }: OptionOutcomeProps) {
  const { t } = useTranslation('options')
  const rows = [
    { key: 'win', amount: preview.win },
    { key: 'lose', amount: preview.lose },
    { key: 'tie', amount: preview.tie },
  ] as const

  return (
    <div className="grid gap-2 text-13">
      <div className="overflow-hidden rounded-2 border border-line">
        <DataTable
          label={t('outcome.label')}
          narrow="columns"
          className="data-small"
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            {
              key: 'when',
              header: t('outcome.when'),
              isRowHeader: true,
              cell: ({ key }) => (
                <>
                  {t(`outcome.${key}`)}{' '}
                  <span className="text-12 text-muted">
                    {key === 'tie'
                      ? t('outcome.tieRule')
                      : t(`outcome.${key === 'win' ? direction : opposite[direction]}`)}
                  </span>
                </>
              ),
            },
            {
              key: 'result',
              header: t('outcome.result'),
              align: 'end',
              cell: ({ amount }) => (
                <PriceChange text={formatMoney(amount, { sign: true })} className="font-strong" />
              ),
            },
          ]}
        />
      </div>
      <p className="text-12 text-muted">
        {t('outcome.breakEven', {
          rate: formatDecimal(preview.breakEven, { leastDecimals: 2, percent: true }),
          average: preview.evenOdds,
        })}
      </p>
    </div>
  )
}

const opposite = { UP: 'DOWN', DOWN: 'UP' } as const
