import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPrice, formatSigned } from '#core/format/figures.ts'
import { formatDate, formatDateTime } from '#core/format/format-time.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { type DataColumn, DataTable } from '#ui/data/data-table.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { type Candle, changesSince } from '../model/candle.ts'
import { useChartTools } from '../model/chart-layouts.ts'
import type { ChartTools } from '../model/chart-tools.ts'
import { formatReading } from '../model/format-reading.ts'
import { indicatorName, kindOf } from '../model/indicator-kinds.ts'
import type { IndicatorValues } from '../model/indicators/indicator.ts'
import { trackIndicators } from '../model/indicators/track-indicators.ts'
import { isDayOrLonger, type Period } from '../model/periods.ts'

interface CandleTableProps {
  candles: readonly Candle[]
  instrument: Instrument
  period: Period
}

/** The table shows so many candles at most, which can be rendered at once. */
const ROWS = 200

/** A candle with the figures of the chart's indicators at its end. */
interface TableRow {
  readonly candle: Candle
  /** In the order of the indicators. */
  readonly values: readonly (IndicatorValues | undefined)[]
}

/** The chart's figures as a table, newest first. */
export function CandleTable({ candles, instrument, period }: CandleTableProps) {
  const { t, i18n } = useTranslation('instrument')
  const { decimals } = instrument
  const { indicators } = useChartTools(instrument.code)
  const rowsOf = useMemo(() => createRows(indicators, period), [indicators, period])
  const newest = useMemo(() => rowsOf(candles), [rowsOf, candles])
  const label = t('table.label', { code: instrument.code, period: t(`period.${period}`) })
  // The same columns for each candle that comes, so that only the row that moves is rendered again.
  const columns = useMemo((): readonly DataColumn<TableRow>[] => {
    const formatStart = isDayOrLonger(period) ? formatDate : formatDateTime
    const figure = (key: 'open' | 'high' | 'low' | 'close' | 'volume', places: number) => ({
      key,
      header: t(`table.${key}`),
      align: 'end' as const,
      cell: ({ candle }: TableRow) => <Figure value={formatPrice(candle[key], places)} />,
    })
    return [
      {
        key: 'time',
        header: t('table.time'),
        isRowHeader: true,
        cell: ({ candle }) => (
          <span className="whitespace-nowrap">{formatStart(candle.time * 1000, i18n.language)}</span>
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
        cell: ({ candle: { open, close } }) => (
          <PriceChange ofPrice text={formatSigned(close - open, decimals)} />
        ),
      },
      figure('volume', 0),
      ...trackIndicators(indicators, period).tracks.map(({ id, setting }, at) => ({
        key: id,
        header: <bdi dir="ltr">{indicatorName(id, setting)}</bdi>,
        align: 'end' as const,
        cell: ({ values }: TableRow) => {
          const figures = Object.keys(kindOf(id).lines).flatMap((line) => values[at]?.[line] ?? [])
          const text = figures.map((value) => formatReading(id, value, decimals)).join(' · ')
          return <Figure value={text === '' ? '–' : text} />
        },
      })),
    ]
  }, [t, i18n.language, period, decimals, indicators])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section aria-label={label} className="chart-box overflow-auto border-y border-line" tabIndex={0}>
      <DataTable
        label={`${label}. ${t('table.last', { count: newest.length })}`}
        narrow="columns"
        className="data-scroll"
        rows={newest}
        rowKey={({ candle }) => String(candle.time)}
        columns={columns}
      />
    </section>
  )
}

/** Makes rows of candles; of those that it made before only the ones that changed are made again. */
function createRows(indicators: ChartTools['indicators'], period: Period) {
  const tracks = trackIndicators(indicators, period)
  let shown: readonly Candle[] = []
  let known = new Map<Candle, TableRow>()
  return (candles: readonly Candle[]): readonly TableRow[] => {
    const changes = changesSince(shown, candles)
    tracks.update(candles, changes)
    shown = candles
    if (changes.kind === 'all') known = new Map()
    const from = Math.max(0, candles.length - ROWS)
    const rows = candles
      .slice(from)
      .map(
        (candle, at): TableRow =>
          known.get(candle) ?? { candle, values: tracks.tracks.map(({ values }) => values[from + at]) },
      )
    known = new Map(rows.map((row) => [row.candle, row]))
    return rows.reverse()
  }
}
