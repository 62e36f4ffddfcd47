import { compareDecimals } from '@swx/sdk/money'
import { clsx } from 'clsx'
import { type Ref, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatSigned } from '#core/format/figures.ts'
import { formatDayMonth, formatHourMinute, formatShortMonth, formatYear } from '#core/format/format-time.ts'
import { timeTicks } from '#core/profit/time-ticks.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'
import type { ProfitCurve } from '../model/profit-curve.ts'
import { type ProfitShape, pointAt, profitShape, type ShapePoint } from '../model/profit-shape.ts'
import { formatEdge } from './profit-sums.tsx'
import { type Pointed, usePointed } from './use-pointed.ts'

const formatTick = {
  year: formatYear,
  month: formatShortMonth,
  day: formatDayMonth,
  minute: formatHourMinute,
}

/** Profit and loss as a chart; time runs left to right in every language. */
export function ProfitChart({ curve }: { curve: ProfitCurve }) {
  const { t, i18n } = useTranslation('account')
  const { points, zero, grid, decimals } = useMemo(() => profitShape(curve), [curve])
  const { pointed, box, handlers } = usePointed()
  const point = pointed && pointAt(points, pointed.part)
  const { start, end } = curve

  const totals = points.map(({ total }) => total).toSorted(compareDecimals)
  const summary = t('profit.summary', {
    start,
    end,
    profit: curve.profit,
    highest: totals.at(-1) ?? '0.00',
    lowest: totals[0] ?? '0.00',
  })
  const ticks = timeTicks(start, end).map((tick) => ({
    ...tick,
    x: (tick.time - start) / Math.max(end - start, 1),
  }))
  return (
    <div role="img" aria-label={summary} dir="ltr" className="profit-box flex flex-col text-12 text-muted">
      {/* The table tells the same without a pointer. */}
      <div className="relative ms-4 me-16 mt-3 min-h-0 flex-1 touch-pan-y" {...handlers}>
        {grid.map(({ value, y }) => (
          <span
            key={value}
            className={clsx(
              'absolute inset-x-0 border-t',
              value === 0 ? 'border-line-strong' : 'border-line',
            )}
            style={{ insetBlockEnd: `${y * 100}%` }}
          >
            <span className="num absolute start-full -top-2 ps-2">{formatSigned(value, decimals)}</span>
          </span>
        ))}
        {ticks.map(({ time, x }) => (
          <span
            key={time}
            className="absolute -bottom-1 h-1 border-s border-line-strong"
            style={{ insetInlineStart: `${x * 100}%` }}
          />
        ))}
        <ProfitLine points={points} zero={zero} />
        {point ? <ProfitPointer point={point} side={pointed.side} box={box} /> : null}
      </div>
      <div className="relative ms-4 me-16 mt-1 h-5 flex-none">
        {ticks.map(({ time, unit, x }) => (
          <span
            key={time}
            className={clsx('absolute text-nowrap', x > 0.06 && '-translate-x-1/2')}
            style={{ insetInlineStart: `${x * 100}%` }}
          >
            <bdi>{formatTick[unit](time, i18n.language)}</bdi>
          </span>
        ))}
      </div>
    </div>
  )
}

interface ProfitPointerProps {
  point: ShapePoint
  side: Pointed['side']
  box: Ref<HTMLElement>
}

/** What was gained or lost by the moment that the user points at. */
function ProfitPointer({ point: { x, y, time, total }, side, box }: ProfitPointerProps) {
  const { i18n } = useTranslation()
  return (
    <>
      <span
        className="absolute inset-y-0 border-s border-dashed border-line-strong"
        style={{ insetInlineStart: `${x * 100}%` }}
      />
      <span
        className="absolute size-2 -translate-x-1/2 translate-y-1/2 rounded-full bg-text"
        style={{ insetInlineStart: `${x * 100}%`, insetBlockEnd: `${y * 100}%` }}
      />
      <span
        ref={box}
        className={clsx(
          'absolute top-0 grid rounded-2 border border-line bg-surface-raised px-2 py-1 shadow-1',
          side === 'left' ? 'start-2' : 'end-2',
        )}
      >
        <bdi className="tabular-nums">{formatEdge(time, i18n.language)}</bdi>
        <PriceChange text={formatMoney(total, { sign: true })} className="font-strong" />
      </span>
    </>
  )
}

const height = (y: number) => 100 - y * 100

/**
 * The line of profit and loss with its area, in steps, since it changes when something is booked and stays in between:
 * in the colour of rising above nothing, of falling below, of neither where it
 * stays at nothing.
 */
export function ProfitLine({ points, zero }: Pick<ProfitShape, 'points' | 'zero'>) {
  const gradient = useId()
  const line = points
    .map(({ x, y }, at) => (at === 0 ? `M${x * 100} ${height(y)}` : `H${x * 100}V${height(y)}`))
    .join('')
  const base = height(zero)
  const area = `${line}L${(points.at(-1)?.x ?? 0) * 100} ${base}L0 ${base}Z`
  const isFlat = points.every(({ y }) => y === zero)
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-visible"
    >
      <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="100">
        <stop offset={`${base}%`} className="[stop-color:var(--up)]" />
        <stop offset={`${base}%`} className="[stop-color:var(--down)]" />
      </linearGradient>
      <path d={area} fill={`url(#${gradient})`} fillOpacity="0.12" />
      <path
        d={line}
        fill="none"
        stroke={isFlat ? 'var(--line-strong)' : `url(#${gradient})`}
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
