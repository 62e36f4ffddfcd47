import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/format-money.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'
import type { ShapePoint } from '../model/profit-shape.ts'
import { formatEdge } from './format-edge.ts'

/** What was gained or lost by the moment that the user points at. */
export function ProfitPointer({ point: { x, y, time, total } }: { point: ShapePoint }) {
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
        className={clsx(
          'absolute top-0 grid rounded-2 border border-line bg-surface-raised px-2 py-1 shadow-1',
          x > 0.5 ? 'start-2' : 'end-2',
        )}
      >
        <bdi className="tabular-nums">{formatEdge(time, i18n.language)}</bdi>
        <PriceChange text={formatMoney(total, { sign: true })} className="font-strong" />
      </span>
    </>
  )
}
