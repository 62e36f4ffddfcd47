import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { allOf, QueryView } from '#core/api/query-view.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-shapes.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useMarketRows } from '../api/use-market-rows.ts'
import { useWatchlist } from '../api/use-watchlist.ts'
import { WatchedRow } from './watched-row.tsx'

/** The first of the watched instruments that a summary shows. */
const SHOWN = 8

export interface WatchlistCardProps {
  /** The words of the link to all markets. */
  allLabel: string
}

/** The watched instruments with their live prices, in the user's order, and the link to all markets. */
export function WatchlistCard({ allLabel }: WatchlistCardProps) {
  const { t } = useTranslation('market')
  return (
    <Card
      flush
      title={t('watch.title')}
      aside={
        <Link
          to={paths.market.href({})}
          className="-my-3 inline-flex min-h-11 items-center text-13 text-accent"
        >
          {allLabel}
        </Link>
      }
    >
      <WatchlistRows allLabel={allLabel} />
    </Card>
  )
}

function WatchlistRows({ allLabel }: WatchlistCardProps) {
  const { t } = useTranslation('market')
  const list = useMarketRows()
  const watchlist = useWatchlist()
  const watched = watchlist.ids.flatMap((id) => list.data?.rows.find((row) => row.id === id) ?? [])
  return (
    <QueryView
      query={allOf({ list, ids: watchlist.query })}
      skeleton={<SkeletonRows rows={4} label={t('watch.loading')} />}
      failed={t('watch.failed')}
      isEmpty={() => watched.length === 0}
      empty={
        <EmptyState
          title={t('watch.empty')}
          body={t('watch.emptyBody')}
          action={<LinkButton to={paths.market.href({})}>{allLabel}</LinkButton>}
        />
      }
    >
      {() => (
        <ul>
          {watched.slice(0, SHOWN).map((row) => (
            <WatchedRow key={row.id} row={row} />
          ))}
        </ul>
      )}
    </QueryView>
  )
}
