import { compareDecimals } from '@swx/sdk/money'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../core/format/format-money.ts'
import { formatDateTime } from '../../../core/format/format-time.ts'
import { isolateFigure } from '../../../core/format/isolate-figure.ts'
import { onTokenColours } from '../../../ui/figure/token-colours.ts'
import type { ProfitCurve } from '../model/profit-curve.ts'
import { drawProfit, type ProfitDrawing } from './draw-profit.ts'

/** Profit and loss as a chart; time runs left to right in every language. */
export function ProfitChart({ curve }: { curve: ProfitCurve }) {
  const { t, i18n } = useTranslation('account')
  const box = useRef<HTMLDivElement>(null)
  const drawn = useRef<ProfitDrawing>(undefined)

  useEffect(() => {
    if (box.current === null) return
    const drawing = drawProfit(box.current, i18n.language)
    drawn.current = drawing
    const stop = onTokenColours(drawing.recolour)
    return () => {
      stop()
      drawn.current = undefined
      drawing.chart.remove()
    }
  }, [i18n.language])
  // After the effect that draws: a new drawing gets its points, too.
  useEffect(() => drawn.current?.show(curve))

  const money = (amount: string) => isolateFigure(`${formatMoney(amount, { sign: true })} USD`)
  const totals = ['0.00', ...curve.slices.map(({ total }) => total)].toSorted(compareDecimals)
  const summary = t('profit.summary', {
    start: formatDateTime(curve.start, i18n.language),
    end: formatDateTime(curve.end, i18n.language),
    profit: money(curve.profit),
    highest: money(totals.at(-1) ?? '0.00'),
    lowest: money(totals[0] ?? '0.00'),
  })
  return (
    <div role="img" aria-label={summary} className="profit-box" dir="ltr">
      <div ref={box} className="size-full" />
    </div>
  )
}
