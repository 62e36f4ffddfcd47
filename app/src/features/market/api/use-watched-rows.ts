import { useMemo } from 'react'
import { isTestInstrument } from '#core/instruments/category.ts'
import { type MarketRow, openFirst } from '../model/market-row.ts'
import { useMarketRows } from './use-market-rows.ts'
import { useWatchlist } from './use-watchlist.ts'

/** How many instruments of the market are listed when nothing is watched. */
const SHOWN = 40

/** The rows beside a chart: what the user watches, or the first of the market until they watch something. */
export interface WatchedRows {
  readonly rows: readonly MarketRow[]
  readonly isOwn: boolean
}

/** The watched instruments in the user's order; where there are none, the first of the market, open ones first. */
export function useWatchedRows() {
  const list = useMarketRows()
  const { ids, query } = useWatchlist()
  const all = list.data?.rows
  const watched = useMemo((): WatchedRows => {
    const own = ids.flatMap((id) => all?.find((row) => row.id === id) ?? [])
    if (own.length > 0) return { rows: own, isOwn: true }
    const others = (all ?? []).filter(({ code }) => !isTestInstrument(code))
    return { rows: openFirst(others).slice(0, SHOWN), isOwn: false }
  }, [all, ids])
  return { list, watchlist: query, watched }
}
