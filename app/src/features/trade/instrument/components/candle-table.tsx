import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPrice, formatSigned } from '#core/format/figures.ts'
import { formatDate, formatDateTime } from '#core/format/format-time.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { type DataColumn, DataTable } from '#ui/data/data-table.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import type { Candle } from '../model/candle.ts'
import { isDayOrLonger, type Period } from '../model/periods.ts'

interface CandleTableProps {
  candles: readonly Candle[]
  instrument: Instrument
  period: Period
}

/** The table shows so many candles at most, which can be rendered at once. */
const ROWS = 200

/** The chart's figures as a table, newest first. */
export function CandleTable({ candles, instrument, period }: CandleTableProps) {
  const { t, i18n } = useTranslation('instrument')
  const { decimals } = instrument
  const newest = candles.slice(-ROWS).reverse()
  const label = t('table.label', { code: instrument.code, period: t(`period.${period}`) })
  // The same columns for each candle that comes, so that only the row that moves is rendered again.
  const columns = useMemo((): readonly DataColumn<Candle>[] => {
    const formatStart = isDayOrLonger(period) ? formatDate : formatDateTime
    const figure = (key: 'open' | 'high' | 'low' | 'close' | 'volume', places: number) => ({
      key,
      header: t(`table.${key}`),
      align: 'end' as const,
      cell: (candle: Candle) => <Figure value={formatPrice(candle[key], places)} />,
    })
    return [
      {
        key: 'time',
        header: t('table.time'),
        isRowHeader: true,
        cell: ({ time }) => (
          <span className="whitespace-nowrap">{formatStart(time * 1000, i18n.language)}</span>
        ),
      },
      figure('open', decimals),
      figure('high', decimals),
      figure('low', decimals),
      figure('close', decimals),
      {
        key: 'change',
        header: t('table.change'),
        align: 'end',
        cell: ({ open, close }) => <PriceChange ofPrice text={formatSigned(close - open, decimals)} />,
      },
      figure('volume', 0),
    ]
  }, [t, i18n.language, period, decimals])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section aria-label={label} className="chart-box overflow-auto border-y border-line" tabIndex={0}>
      <DataTable
        label={`${label}. ${t('table.last', { count: newest.length })}`}
        narrow="columns"
        className="data-scroll"
        rows={newest}
        rowKey={({ time }) => String(time)}
        columns={columns}
      />
    </section>
  )
}
