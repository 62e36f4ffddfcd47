import { clsx } from 'clsx'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatSigned } from '#core/format/figures.ts'
import { formatDayMonth, formatHourMinute, formatShortMonth, formatYear } from '#core/format/format-time.ts'
import { timeTicks } from '#core/profit/time-ticks.ts'
import { type CurvePoint, curveShape, type Performance } from '../model/curve-shape.ts'

const formatTick = {
  year: formatYear,
  month: formatShortMonth,
  day: formatDayMonth,
  minute: formatHourMinute,
}
/** Labels of money that moved, beyond which they would cover each other. */
const MOST_LABELS = 6

/** Equity against the money put in; time runs left to right in every language. */
export function PerformanceChart({ performance }: { performance: Performance }) {
  const { t, i18n } = useTranslation('performance')
  const shape = useMemo(() => curveShape(performance), [performance])
  const { points, flows, grid, decimals, start, end } = shape
  const { equity, deposits, withdrawals, result, largestFall } = performance
  const place = (time: number) => Math.min(1, Math.max(0, (time - start) / Math.max(end - start, 1)))
  const ticks = timeTicks(start, end).map((tick) => ({ ...tick, x: place(tick.time) }))
  const fall = largestFall && [place(Date.parse(largestFall.from)), place(Date.parse(largestFall.to))]
  return (
    <div
      role="img"
      aria-label={t('summary', {
        start,
        end,
        equity,
        moneyIn: deposits,
        moneyOut: withdrawals,
        result,
      })}
      dir="ltr"
      className="flex h-[268px] flex-col pb-3 text-[min(0.75rem,14px)] leading-4 text-muted lg:h-auto lg:min-h-[268px] on-mobile:h-[220px]"
    >
      <div className="relative ms-4 me-20 mt-4 min-h-0 flex-1">
        {grid.map(({ value, y }) => (
          <span
            key={value}
            className="absolute inset-x-0 border-t border-line"
            style={{ insetBlockEnd: `${y * 100}%` }}
          >
            <span className="num absolute start-full -top-2 ps-2">
              {formatSigned(value, decimals).replace(/^\+/, '')}
            </span>
          </span>
        ))}
        {ticks.map(({ time, x }) => (
          <span
            key={time}
            className="absolute inset-y-0 border-s border-line"
            style={{ insetInlineStart: `${x * 100}%` }}
          />
        ))}
        {fall ? (
          <span
            className="absolute inset-y-0 bg-text/8"
            style={{
              insetInlineStart: `${(fall[0] ?? 0) * 100}%`,
              inlineSize: `${((fall[1] ?? 0) - (fall[0] ?? 0)) * 100}%`,
            }}
          />
        ) : null}
        <Lines points={points} />
        {flows.map(({ x, y, key, amount }) => (
          <span
            key={key}
            className="absolute size-2 -translate-x-1/2 translate-y-1/2 rounded-full border-[1.5px] border-muted bg-surface"
            style={{ insetInlineStart: `${x * 100}%`, insetBlockEnd: `${y * 100}%` }}
          >
            {flows.length <= MOST_LABELS ? (
              <span className={clsx('num absolute bottom-2 max-sm:hidden', x > 0.8 ? 'end-2' : 'start-2')}>
                {formatMoney(amount, { sign: true, short: true })}
              </span>
            ) : null}
          </span>
        ))}
      </div>
      <div className="relative ms-4 me-20 mt-1 h-5 flex-none">
        {ticks.map(({ time, unit, x }) => (
          <span
            key={time}
            className={clsx('absolute text-nowrap max-[22.5rem]:even:hidden', x > 0.06 && '-translate-x-1/2')}
            style={{ insetInlineStart: `${x * 100}%` }}
          >
            <bdi>{formatTick[unit](time, i18n.language)}</bdi>
          </span>
        ))}
      </div>
    </div>
  )
}

const height = (y: number) => 100 - y * 100
const steps = (points: readonly CurvePoint[], yOf: (point: CurvePoint) => number) =>
  points
    .map((point, at) =>
      at === 0 ? `M${point.x * 100} ${height(yOf(point))}` : `H${point.x * 100}V${height(yOf(point))}`,
    )
    .join('')
/** The same steps from the end back to the beginning, to close the area between two lines. */
const stepsBack = (points: readonly CurvePoint[]) =>
  points
    .toReversed()
    .map(({ x, base }, at) => (at === 0 ? `L${x * 100} ${height(base)}` : `V${height(base)}H${x * 100}`))
    .join('')

/** Both lines as steps, since money moves and positions close at a moment; what lies between is the result. */
function Lines({ points }: { points: readonly CurvePoint[] }) {
  const equity = steps(points, ({ y }) => y)
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-visible"
    >
      <path d={`${equity}${stepsBack(points)}Z`} fill="var(--accent)" fillOpacity="0.13" />
      <path
        d={steps(points, ({ base }) => base)}
        fill="none"
        stroke="var(--text-muted)"
        strokeWidth="1.5"
        strokeDasharray="5 4"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={equity}
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
