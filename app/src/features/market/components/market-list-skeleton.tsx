import { useTranslation } from 'react-i18next'
import './market-list.css'

const rows = Array.from({ length: 14 }, (_, index) => index)

/** The shape of the list while it loads. */
export function MarketListSkeleton() {
  const { t } = useTranslation('market')
  return (
    <div
      role="status"
      aria-busy="true"
      className="card market-list max-md:-mx-4 max-md:rounded-none on-mobile:-mx-4 on-mobile:rounded-none"
    >
      <span className="sr-only">{t('list.loading')}</span>
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
            <div data-cell="name" className="grid gap-1.5">
              <span className="skeleton h-3 w-20" />
              <span className="skeleton h-2.5 w-28" />
            </div>
            <div data-cell="kind">
              <span className="skeleton block h-2.5 w-14" />
            </div>
            <div data-cell="chart">
              <span className="skeleton block h-4 w-full" />
            </div>
            <div data-cell="price" className="py-1">
              <span className="skeleton block h-3 w-20" />
            </div>
            <div data-cell="change" className="py-1">
              <span className="skeleton block h-3 w-16" />
            </div>
            <div data-cell="range">
              <span className="skeleton mx-auto block h-2.5 w-44" />
            </div>
            <div data-cell="session">
              <span className="skeleton block h-4 w-12" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
