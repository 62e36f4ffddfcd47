import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isSandbox } from '#config/env.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { isTestInstrument } from '#core/instruments/category.ts'
import { FreshnessNotice, MarketClock, PausePricesButton } from '#core/live-prices/live-controls.tsx'
import { SimulatedBadge } from '#core/live-prices/simulated-badge.tsx'
import { useRefetchOnLive } from '#core/live-prices/use-feed-status.ts'
import { useWindowWidth } from '#lib/device/use-window-width.ts'
import { useStore } from '#lib/store/create-store.ts'
import { ColourLegend } from '#ui/figure/colour-legend.tsx'
import { SearchInput } from '#ui/form/search-input.tsx'
import { Page } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { useMarketFigures } from '../api/use-market-figures.ts'
import { useMarketRows } from '../api/use-market-rows.ts'
import { useWatchlist } from '../api/use-watchlist.ts'
import { isOwnList, type MarketQuery, SEARCH_MAX, useMarketQuery } from '../model/market-query.ts'
import type { MarketRow } from '../model/market-row.ts'
import { type OwnList, ownLists } from '../model/own-lists.ts'
import { useFoundRows } from '../model/use-ordered-rows.ts'
import { MarketList } from './market-list.tsx'
import { MarketListSkeleton } from './market-list-skeleton.tsx'
import { MoverStrip } from './mover-strip.tsx'

export interface MarketPageProps {
  /** Beside the search: the button of all price alerts. */
  alerts?: ReactNode
  /** The button of the price alerts of one instrument. Keep it the same function. */
  alertsOf?: ((row: MarketRow) => ReactNode) | undefined
}

const noRows: readonly MarketRow[] = []

/** The markets: every instrument with its live price and its figures over longer stretches, to compare and to filter. */
export function MarketPage({ alerts, alertsOf }: MarketPageProps) {
  const { t } = useTranslation('market')
  const [asked, changeQuery] = useMarketQuery()
  const lists = useStore(ownLists)
  const query = knownList(asked, lists)
  const list = useMarketRows()
  const figures = useMarketFigures()
  const watchlist = useWatchlist()
  const isDesktop = useWindowWidth('desktop')
  useRefetchOnLive(list)
  const rows = list.data?.rows
  const found = useFoundRows(rows ?? noRows, query.text)

  return (
    <Page>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <PageHeading
          page="market"
          subtitle={<Subtitle count={rows?.filter(({ code }) => !isTestInstrument(code)).length} />}
        />
        <div className="flex grow flex-wrap items-center justify-end gap-2">
          <FreshnessNotice />
          <div className="flex grow gap-2 md:grow-0">
            <SearchInput
              label={t('search.label')}
              placeholder={t('search.placeholder')}
              value={query.text}
              maxLength={SEARCH_MAX}
              onSearch={(text) => changeQuery({ text })}
              className="grow md:w-66"
            />
            <PausePricesButton />
            {alerts}
          </div>
        </div>
      </div>
      <div className="-my-3 flex flex-wrap items-center gap-x-3 max-[22.5rem]:mt-0">
        <ColourLegend />
        <span className="md:hidden on-desktop:hidden">
          <SimulatedBadge />
        </span>
      </div>
      {list.isPending ? (
        // It is a card itself.
        <MarketListSkeleton />
      ) : (
        <QueryView
          query={list}
          card
          skeleton={null}
          failed={t('list.failed')}
          unaffected={t('list.unaffected')}
        >
          {({ rows: all }) => (
            <>
              {isDesktop ? null : <MoverStrip rows={all} />}
              <MarketList
                rows={all}
                found={found}
                figures={figures}
                query={query}
                onQuery={changeQuery}
                watchlist={watchlist}
                alertsOf={alertsOf}
              />
              <p className="text-12 text-muted">{t('figures.note')}</p>
            </>
          )}
        </QueryView>
      )}
    </Page>
  )
}

/** A link may name a list that this browser does not have: then everything is shown. */
const knownList = (query: MarketQuery, lists: readonly OwnList[]): MarketQuery =>
  isOwnList(query.category) && !lists.some(({ id }) => id === query.category)
    ? { ...query, category: 'all' }
    : query

function Subtitle({ count }: { count: number | undefined }) {
  const { t } = useTranslation('market')
  return (
    <span className="flex flex-wrap items-center gap-x-2 max-md:hidden on-mobile:hidden">
      {count === undefined ? null : (
        <>
          <span>{t('count', { count })}</span>
          <span aria-hidden="true">·</span>
        </>
      )}
      {isSandbox ? (
        <>
          <span>{t('simulated')}</span>
          <span aria-hidden="true">·</span>
        </>
      ) : null}
      <MarketClock />
    </span>
  )
}
