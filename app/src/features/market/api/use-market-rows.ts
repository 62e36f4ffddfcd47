import { useListInstruments } from '@swx/sdk/react'
import type { ListMarketByTypeAnswer } from '@swx/sdk/types'
import { useCallback, useEffect } from 'react'
import { useInstrumentName } from '#core/instruments/use-instrument-name.ts'
import { livePrices } from '#core/live-prices/store.ts'
import { type MarketRow, toMarketRow } from '../model/market-row.ts'

/** The contract lets a list be five minutes old; sessions open and close meanwhile. */
const REFRESH_MS = 300_000

/** The whole price list, and when it was answered by the market's clock (RFC 3339). */
export interface MarketRows {
  readonly rows: readonly MarketRow[]
  readonly serverTime: string
}

/** Every instrument of every category, in display order. What the list says of prices is handed to the live store. */
export function useMarketRows() {
  const nameOf = useInstrumentName()
  const select = useCallback(
    ({ result, serverTime }: ListMarketByTypeAnswer): MarketRows => ({
      rows: result.map((item) => toMarketRow(item, nameOf)),
      serverTime,
    }),
    [nameOf],
  )
  const list = useListInstruments<MarketRows>(undefined, {
    request: { withResponse: true },
    query: { select, refetchInterval: REFRESH_MS, staleTime: REFRESH_MS },
  })

  useEffect(() => {
    if (!list.data) return
    livePrices.seed(list.data.rows.map(toFeedItem))
  }, [list.data])

  return list
}

function toFeedItem({ code, price, changePercent }: MarketRow) {
  return { code, price, zdf: changePercent }
}
