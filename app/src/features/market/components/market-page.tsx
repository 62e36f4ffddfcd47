import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSandbox } from '#config/env.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { isTestInstrument } from '#core/instruments/category.ts'
import { FreshnessNotice, MarketClock, PausePricesButton } from '#core/live-prices/live-controls.tsx'
import { useRefetchOnLive } from '#core/live-prices/use-feed-status.ts'
import { useWindowWidth } from '#lib/device/use-window-width.ts'
import { useStore } from '#lib/store/create-store.ts'
import { ColourLegend } from '#ui/figure/colour-legend.tsx'
import { SearchInput } from '#ui/form/search-input.tsx'
import { Columns, Page } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { useMarketRows } from '../api/use-market-rows.ts'
import { useWatchlist } from '../api/use-watchlist.ts'
import { filterRows } from '../model/filter-rows.ts'
import { isOwnList, type MarketQuery, SEARCH_MAX, useMarketQuery } from '../model/market-query.ts'
import type { MarketRow } from '../model/market-row.ts'
import { type OwnList, ownLists } from '../model/own-lists.ts'
import { useFoundRows } from '../model/use-ordered-rows.ts'
import { MarketList } from './market-list.tsx'
import { MarketListSkeleton } from './market-list-skeleton.tsx'
import { MoverStrip } from './mover-strip.tsx'
import { Movers } from './movers.tsx'
import { SelectedInstrument } from './selected-instrument.tsx'

export interface MarketPageProps {
  /** Beside the search: the button of all price alerts. */
  alerts?: ReactNode
  /** The button of the price alerts of one instrument. */
  alertsOf?: ((row: MarketRow) => ReactNode) | undefined
}

const noRows: readonly MarketRow[] = []

/** The markets: every instrument with its live price, and the one that was picked beside them. */
export function MarketPage({ alerts, alertsOf }: MarketPageProps) {
  const { t } = useTranslation('market')
  const [asked, changeQuery] = useMarketQuery()
  const lists = useStore(ownLists)
  const query = knownList(asked, lists)
  const list = useMarketRows()
  const watchlist = useWatchlist()
  const isDesktop = useWindowWidth('desktop')
  useRefetchOnLive(list)
  const pick = useRestingPick((code) => changeQuery({ selected: code }))
  const rows = list.data?.rows
  const chosenIds = lists.find(({ id }) => id === query.category)?.ids ?? watchlist.ids
  const isSearching = query.text.trim() !== ''
  const found = useFoundRows(rows ?? noRows, query.text)
  // What was picked before a search stands beside its results only when it is one of them.
  const selected =
    (isSearching ? found : rows)?.find(({ code }) => code === query.selected) ??
    filterRows(found, query.category, chosenIds, isSearching)[0] ??
    rows?.[0]

  return (
    <Page>
      <div className="flex flex-wrap items-center justify-between gap-x-4 md:gap-y-2">
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
      <ColourLegend className="-my-3 max-[22.5rem]:mt-0" />
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
          {({ rows: all, serverTime }) => (
            <>
              {isDesktop ? null : <MoverStrip rows={all} />}
              <Columns>
                <MarketList
                  rows={all}
                  found={found}
                  query={query}
                  onQuery={changeQuery}
                  watchlist={watchlist}
                  selected={selected?.code}
                  onPick={pick}
                />
                {selected ? (
                  <MarketAside row={selected} rows={all} asOf={serverTime} alertsOf={alertsOf} />
                ) : null}
              </Columns>
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

/** Focus may run through a list: only where it rests is what gets loaded. */
const REST_MS = 150

/**
 * Waits until the user has stayed with what was picked.
 *
 * @returns a function to be told of what is picked and left; always the same one
 */
function useRestingPick(onRest: (code: string) => void): (code: string | undefined) => void {
  const [picked, setPicked] = useState<string>()
  const rest = useEffectEvent((code: string) => {
    onRest(code)
    setPicked(undefined)
  })
  useEffect(() => {
    if (picked === undefined) return
    const timer = setTimeout(() => rest(picked), REST_MS)
    return () => clearTimeout(timer)
  }, [picked])
  return setPicked
}

interface MarketAsideProps {
  /** The instrument that was picked. */
  row: MarketRow
  rows: readonly MarketRow[]
  /** When the rows were answered, by the market's clock (RFC 3339). */
  asOf: string
  alertsOf: ((row: MarketRow) => ReactNode) | undefined
}

/** What stands beside the list where the window is wide: the picked instrument and the movers of the day. */
function MarketAside({ row, rows, asOf, alertsOf }: MarketAsideProps) {
  if (!useWindowWidth('wide')) return null
  return (
    <aside className="sticky top-[calc(var(--ribbon)+var(--bar-top)+16px)] grid max-h-[calc(100dvh-var(--ribbon)-var(--bar-top)-32px)] gap-4 overflow-y-auto p-px">
      <SelectedInstrument key={row.code} row={row} asOf={asOf} alerts={alertsOf?.(row)} />
      <Movers rows={rows} />
    </aside>
  )
}
