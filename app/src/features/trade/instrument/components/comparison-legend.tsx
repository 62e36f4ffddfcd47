import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '#core/format/figures.ts'
import { type Store, useStore } from '#lib/store/create-store.ts'
import { chartTools, setChartTools } from '../model/chart-tools.ts'
import type { ComparisonReading } from './draw-comparison.ts'

interface ComparisonLegendProps {
  own: string
  other: string
  comparison: Store<ComparisonReading | undefined>
}

/** How two instruments have moved since the first candle on view, and a way to stop comparing. */
export function ComparisonLegend({ own, other, comparison }: ComparisonLegendProps) {
  const { t } = useTranslation('instrument')
  const reading = useStore(comparison)
  const stop = () => {
    const { comparedWith: _, ...others } = chartTools.get()
    setChartTools(others)
  }
  const rows = [
    { code: own, change: reading?.own },
    { code: other, change: reading?.other },
  ]
  return (
    <span className="flex items-center gap-x-3">
      <ul aria-label={t('compare.label')} className="flex flex-wrap gap-x-3">
        {rows.map(({ code, change }, at) => (
          <li key={code} className="whitespace-nowrap">
            <span aria-hidden="true" className={at === 0 ? 'text-accent' : 'text-warn'}>
              ━{' '}
            </span>
            <bdi>{code}</bdi>{' '}
            {change === undefined ? (
              t('compare.noPrices')
            ) : (
              <bdi dir="ltr" className="num text-text">
                {formatPercent(change)}
              </bdi>
            )}
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-label={t('compare.stop')}
        title={t('compare.stop')}
        onClick={stop}
        className="relative -my-1 grid size-6 place-items-center rounded-1 hover:text-text after:absolute after:-inset-2.5"
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </span>
  )
}
