import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { SimulatedBadge } from '#core/live-prices/simulated-badge.tsx'
import { useMarketRows } from '#features/market/api/use-market-rows.ts'
import { MoverStrip } from '#features/market/components/mover-strip.tsx'
import { SkeletonBlock, SkeletonFrame } from '#ui/feedback/skeleton-shapes.tsx'

/** What moved most today, with live prices, and the way to all of them. */
export function HomeMovers() {
  const { t } = useTranslation(['market', 'home'])
  return (
    <section aria-label={t('movers.title')} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-x-3">
        <h2>{t('movers.title')}</h2>
        <SimulatedBadge />
        <Link to={paths.market.href()} className="ms-auto inline-flex min-h-11 items-center text-13">
          {t('home:hero.markets')}
        </Link>
      </div>
      <div className="min-h-19">
        <QueryView query={useMarketRows()} skeleton={<MoverShapes />}>
          {({ rows }) => <MoverStrip rows={rows} />}
        </QueryView>
      </div>
    </section>
  )
}

const places = [0, 1, 2, 3, 4, 5] as const

function MoverShapes() {
  const { t } = useTranslation('market')
  return (
    <SkeletonFrame label={t('movers.title')} className="flex gap-2 overflow-hidden">
      {places.map((place) => (
        <span key={place} className="card grid min-w-37 flex-none gap-3 px-3 py-3.5 on-desktop:flex-1">
          <SkeletonBlock className="h-4 w-20" />
          <SkeletonBlock className="h-4 w-full" />
        </span>
      ))}
    </SkeletonFrame>
  )
}
