import { compareDecimals } from '@swx/sdk/money'
import { clsx } from 'clsx'
import { type PointerEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../core/format/format-money.ts'
import { formatSigned } from '../../../core/format/format-signed.ts'
import { formatDateTime, formatDayMonth, formatHourMinute } from '../../../core/format/format-time.ts'
import { isolateFigure } from '../../../core/format/isolate-figure.ts'
import type { ProfitCurve } from '../model/profit-curve.ts'
import { nearestPoint, profitShape } from '../model/profit-shape.ts'
import { ProfitLine } from './profit-line.tsx'
import { ProfitPointer } from './profit-pointer.tsx'

const DAY_MS = 86_400_000
/** Parts of the width under which a time is written. */
const marks = [0, 1 / 3, 2 / 3, 1]

/** Profit and loss as a chart; time runs left to right in every language. */
export function ProfitChart({ curve }: { curve: ProfitCurve }) {
  const { t, i18n } = useTranslation('account')
  const { points, zero, grid, decimals } = useMemo(() => profitShape(curve), [curve])
  const [pointed, setPointed] = useState<number>()
  const point = pointed === undefined ? undefined : nearestPoint(points, pointed)
  const { start, end } = curve

  const money = (amount: string) => isolateFigure(`${formatMoney(amount, { sign: true })} USD`)
  const totals = points.map(({ total }) => total).toSorted(compareDecimals)
  const summary = t('profit.summary', {
    start: formatDateTime(start, i18n.language),
    end: formatDateTime(end, i18n.language),
    profit: money(curve.profit),
    highest: money(totals.at(-1) ?? '0.00'),
    lowest: money(totals[0] ?? '0.00'),
  })
  const formatMark = end - start > 2 * DAY_MS ? formatDayMonth : formatHourMinute
  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setPointed((clientX - left) / width)
  }
  return (
    <div role="img" aria-label={summary} dir="ltr" className="profit-box flex flex-col text-12 text-muted">
      {/* The table tells the same without a pointer. */}
      <div
        className="relative ms-4 me-16 mt-3 min-h-0 flex-1 touch-pan-y"
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setPointed(undefined)}
      >
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
        <ProfitLine points={points} zero={zero} />
        {point ? <ProfitPointer point={point} /> : null}
      </div>
      <div className="relative ms-4 me-16 mt-1 h-5 flex-none">
        {marks.map((x) => (
          <span
            key={x}
            className={clsx(
              'absolute whitespace-nowrap',
              x === 1 && '-translate-x-full',
              x % 1 !== 0 && '-translate-x-1/2',
            )}
            style={{ insetInlineStart: `${x * 100}%` }}
          >
            <bdi>{formatMark(start + (end - start) * x, i18n.language)}</bdi>
          </span>
        ))}
      </div>
    </div>
  )
}
