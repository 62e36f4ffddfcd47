import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPrice, formatSigned } from '#core/format/figures.ts'
import { formatDate, formatDateTime } from '#core/format/format-time.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'
import type { Candle } from '../model/candle.ts'
import { isDayOrLonger, type Period } from '../model/periods.ts'

interface CandleTableProps {
  candles: readonly Candle[]
  instrument: Instrument
  period: Period
}

/** More rows than anyone reads, and few enough to render at once. */
const ROWS = 200

/** The chart's figures as a table, newest first. */
export function CandleTable({ candles, instrument, period }: CandleTableProps) {
  const { t } = useTranslation('instrument')
  const newest = candles.slice(-ROWS).reverse()
  const label = t('table.label', { code: instrument.code, period: t(`period.${period}`) })

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section aria-label={label} className="chart-box overflow-auto border-y border-line" tabIndex={0}>
      <table className="w-full border-collapse text-13">
        <caption className="sr-only">
          {label}. {t('table.last', { count: newest.length })}
        </caption>
        <thead className="sticky top-0 bg-surface-sunken text-12 text-muted shadow-[0_1px_0_var(--line)]">
          <tr>
            <th scope="col" className="px-4 py-2 text-start font-regular whitespace-nowrap">
              {t('table.time')}
            </th>
            {(['open', 'high', 'low', 'close', 'change', 'volume'] as const).map((column) => (
              <th key={column} scope="col" className="figure-end px-2 py-2 font-regular last:pe-4">
                {t(`table.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {newest.map((candle) => (
            <CandleTableRow
              key={candle.time}
              candle={candle}
              decimals={instrument.decimals}
              isDay={isDayOrLonger(period)}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface CandleTableRowProps {
  candle: Candle
  decimals: number
  isDay: boolean
}

const CandleTableRow = memo(function CandleTableRow({ candle, decimals, isDay }: CandleTableRowProps) {
  const { i18n } = useTranslation('instrument')
  const { time, open, high, low, close, volume } = candle
  const change = close - open

  return (
    <tr className="border-b border-line last:border-b-0 hover:bg-surface-sunken">
      <th scope="row" className="px-4 py-1.5 text-start font-regular whitespace-nowrap">
        {(isDay ? formatDate : formatDateTime)(time * 1000, i18n.language)}
      </th>
      {[open, high, low, close].map((price, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
        <td key={column} className="figure-end px-2 py-1.5">
          <bdi dir="ltr" className="num">
            {formatPrice(price, decimals)}
          </bdi>
        </td>
      ))}
      <td className="figure-end px-2 py-1.5">
        <PriceChange ofPrice text={formatSigned(change, decimals)} />
      </td>
      <td className="figure-end px-2 py-1.5 pe-4">
        <bdi dir="ltr" className="num">
          {formatPrice(volume, 0)}
        </bdi>
      </td>
    </tr>
  )
})
