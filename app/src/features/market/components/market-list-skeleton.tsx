import { useTranslation } from 'react-i18next'
import { useDevice } from '#lib/device/use-device.ts'
import { LoadingLabel } from '#ui/feedback/loading-label.tsx'
import { chosenColumns } from '../model/columns.ts'
import './market-list.css'

const rows = Array.from({ length: 14 }, (_, index) => index)
const usualColumns = chosenColumns(undefined, true)

/** The shape of the list while it loads. */
export function MarketListSkeleton() {
  const { t } = useTranslation('market')
  const isWide = useDevice() === 'desktop'
  const cells = isWide ? usualColumns : (['chart', 'price', 'change'] as const)
  return (
    <div
      role="status"
      aria-live="off"
      aria-busy="true"
      data-wide={isWide || undefined}
      className="card market-list max-md:-mx-4 max-md:rounded-none on-mobile:-mx-4 on-mobile:rounded-none"
    >
      <LoadingLabel>{t('list.loading')}</LoadingLabel>
      <div aria-hidden="true">
        <div className="flex min-h-11 items-center gap-6 border-b border-line px-4.5">
          <span className="skeleton h-3 w-12" />
          <span className="skeleton h-3 w-16" />
          <span className="skeleton h-3 w-16" />
        </div>
        <div className="market-list-bar" />
        <div className="market-head h-9 border-b border-line bg-surface-sunken" />
        {rows.map((row) => (
          <div key={row} className="market-row">
            <div data-cell="watch" />
            <div data-cell="name" className="grid gap-1.5">
              <span className="skeleton h-3 w-20" />
              <span className="skeleton h-2.5 w-28" />
            </div>
            {cells.map((key) => (
              <div key={key} data-cell={key} className="py-1">
                <span className="skeleton block h-3 w-16" />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
