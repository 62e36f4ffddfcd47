import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatPrice } from '#core/format/figures.ts'
import { formatHourMinute } from '#core/format/format-time.ts'
import type { Candle } from '#features/trade/instrument/model/candle.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { priceScale } from './example-scale.ts'

/** A price with what closing there comes to, drawn across the chart. */
export interface ExampleLevel {
  readonly key: 'takeProfit' | 'stopLoss'
  readonly price: number
  readonly net: string
}

export interface ExampleChartProps {
  code: string
  candles: readonly Candle[]
  levels: readonly ExampleLevel[]
  /** The price now. */
  price: number
  decimals: number
}

const percent = (share: number) => `${share * 100}%`
/** The price of a line is left out nearer than this to a marked price, as a part of the height. */
const NEAR = 0.06
const HOURS = 2

/** A few hours in candles with the levels of an order: drawn as SVG, so that a first page needs no library for it. */
export function ExampleChart({ code, candles, levels, price, decimals }: ExampleChartProps) {
  const { t } = useTranslation('home')
  const marked = [price, ...levels.map((level) => level.price)]
  const scale = priceScale(candles, marked)
  return (
    <div
      role="img"
      aria-label={t('preview.chart', { code, price, decimals })}
      dir="ltr"
      className="relative h-52 overflow-hidden [--lane:13rem] on-mobile:[--lane:9rem] text-12 text-muted on-desktop:h-full on-desktop:min-h-76"
    >
      <div className="absolute inset-x-0 top-0 bottom-6 border-b border-line">
        {scale.ticks.map((tick) => (
          <span
            key={tick}
            className="absolute inset-x-0 me-17 border-t border-line"
            style={{ insetBlockStart: percent(scale.yOf(tick)) }}
          >
            {marked.some((other) => Math.abs(scale.yOf(other) - scale.yOf(tick)) < NEAR) ? null : (
              <span className="num absolute start-full -top-2.5 ps-2">{formatPrice(tick, decimals)}</span>
            )}
          </span>
        ))}
        <Candles candles={candles} yOf={scale.yOf} />
        {levels.map((level) => (
          <LevelLine key={level.key} level={level} y={scale.yOf(level.price)} decimals={decimals} />
        ))}
        <span
          className="absolute inset-x-0 me-17 border-t border-dotted border-text"
          style={{ insetBlockStart: percent(scale.yOf(price)) }}
        >
          <PriceTag price={price} decimals={decimals} className="bg-text text-surface" />
        </span>
      </div>
      <TimeAxis candles={candles} />
    </div>
  )
}

function PriceTag({ price, decimals, className }: { price: number; decimals: number; className: string }) {
  return (
    <span className={clsx('num absolute start-full -top-2.5 rounded-1 px-1.5 font-strong', className)}>
      {formatPrice(price, decimals)}
    </span>
  )
}

function LevelLine({ level, y, decimals }: { level: ExampleLevel; y: number; decimals: number }) {
  const { t } = useTranslation('orders')
  return (
    <span
      className="absolute inset-x-0 me-17 border-t border-dashed border-accent"
      style={{ insetBlockStart: percent(y) }}
    >
      <span className="absolute end-1.5 -top-2.5 flex gap-2 rounded-1 bg-accent-soft px-1.5 text-accent inset-ring inset-ring-accent">
        <span dir="auto" className="on-mobile:hidden">
          {t(`scenario.${level.key}`)}
        </span>
        <PriceChange text={formatMoney(level.net, { sign: true })} className="font-strong" />
      </span>
      <PriceTag price={level.price} decimals={decimals} className="bg-accent text-on-accent" />
    </span>
  )
}

function Candles({ candles, yOf }: { candles: readonly Candle[]; yOf: (price: number) => number }) {
  const width = 100 / Math.max(candles.length, 1)
  const pathOf = (isRising: boolean) =>
    candles
      .flatMap(({ open, high, low, close }, at) => {
        if (close > open !== isRising) return []
        const [upper, lower] = [yOf(Math.max(open, close)) * 100, yOf(Math.min(open, close)) * 100]
        const [start, middle, end] = [at + 0.2, at + 0.5, at + 0.8].map((x) => x * width)
        const wicks = `M${middle} ${yOf(high) * 100}V${upper}M${middle} ${lower}V${yOf(low) * 100}`
        return [`${wicks}M${start} ${upper}H${end}V${lower}H${start}Z`]
      })
      .join('')
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      // Labels of levels have a lane of their own, so that they cover no candle.
      className="absolute inset-y-0 start-0 h-full w-[calc(100%-var(--lane))]"
    >
      <path
        d={pathOf(true)}
        className="fill-surface stroke-up"
        vectorEffect="non-scaling-stroke"
        strokeWidth="1"
      />
      <path
        d={pathOf(false)}
        className="fill-down stroke-down"
        vectorEffect="non-scaling-stroke"
        strokeWidth="1"
      />
    </svg>
  )
}

/** Every second full hour, on phones every fourth. */
function TimeAxis({ candles }: { candles: readonly Candle[] }) {
  const { i18n } = useTranslation()
  return (
    <div className="absolute inset-x-0 bottom-0 me-(--lane) h-6">
      {candles.map(({ time }, at) =>
        time % (HOURS * 3600) === 0 && at > 0 ? (
          <span
            key={time}
            className={clsx(
              'absolute top-1 -translate-x-1/2 tabular-nums',
              time % (2 * HOURS * 3600) !== 0 && 'on-mobile:hidden',
            )}
            style={{ insetInlineStart: percent((at + 0.5) / candles.length) }}
          >
            {formatHourMinute(time * 1000, i18n.language)}
          </span>
        ) : null,
      )}
    </div>
  )
}
