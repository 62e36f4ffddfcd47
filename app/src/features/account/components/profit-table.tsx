import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/figures.ts'
import { formatDate, formatDateTime } from '#core/format/format-time.ts'
import { DataTable } from '#ui/data/data-table.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import type { ProfitCurve } from '../model/profit-curve.ts'

const DAY_MS = 86_400_000

/** The slices of a span with their profit and loss, newest first. */
export function ProfitTable({ curve }: { curve: ProfitCurve }) {
  const { t, i18n } = useTranslation('account')
  // A whole UTC day is named by its date, any other slice by the time of its end.
  const nameOf = (from: number, to: number) =>
    from % DAY_MS === 0 && to - from === DAY_MS
      ? formatDate(from, i18n.language)
      : formatDateTime(to, i18n.language)
  return (
    <section
      aria-label={t('profit.title')}
      className="profit-box overflow-auto border-y border-line"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <DataTable
        label={t('profit.title')}
        narrow="columns"
        className="data-scroll"
        rows={curve.slices.toReversed()}
        rowKey={({ to }) => String(to)}
        columns={[
          {
            key: 'time',
            header: t('profit.table.time'),
            isRowHeader: true,
            cell: ({ from, to }) => nameOf(from, to),
          },
          {
            key: 'change',
            header: t('profit.table.change'),
            align: 'end',
            cell: ({ profit }) => <PriceChange text={formatMoney(profit, { sign: true })} />,
          },
          {
            key: 'sum',
            header: t('profit.table.sum'),
            align: 'end',
            cell: ({ total }) => <Figure value={formatMoney(total, { sign: true })} />,
          },
          {
            key: 'equity',
            header: t('profit.table.equity'),
            align: 'end',
            cell: ({ equity }) => <Figure value={formatMoney(equity)} />,
          },
        ]}
      />
    </section>
  )
}
