import { useEffect, useEffectEvent, useState } from 'react'
import { livePrices } from '#core/live-prices/store.ts'
import type { MarketRow } from './market-row.ts'

/** Price and change of a row at this moment. */
export interface Quote {
  readonly price: number
  readonly changePercent: number
}

/** Gives the newest quote of a row: of the feed, or of the list until the feed has one. */
export type QuoteOf = (row: MarketRow) => Quote

/** A new function each time: what was worked out with the one before is worked out again. */
const newQuoteOf = (): QuoteOf => (row) => livePrices.get(row.code) ?? row

/** Movers and tiles change places at most this often. */
const MOVERS_MS = 3000

/**
 * The quotes that rows are ordered by. Prices move outside of React and far too often for an order: every so often the
 * function becomes another one, and what depends on it is ordered again.
 *
 * @param everyMs - milliseconds between two orders
 * @param isHeld - asked before each of them; while it says true the order stays as it is
 */
export function useQuotes(everyMs = MOVERS_MS, isHeld?: () => boolean): QuoteOf {
  const [quoteOf, setQuoteOf] = useState(newQuoteOf)

  const orderAnew = useEffectEvent(() => {
    if (!livePrices.status().isPaused && !isHeld?.()) setQuoteOf(newQuoteOf)
  })
  useEffect(() => {
    const timer = setInterval(() => orderAnew(), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])

  return quoteOf
}
