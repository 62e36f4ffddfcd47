import { getCandles } from '@swx/sdk'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { client } from '#core/api/client.ts'
import { livePrices } from '#core/live-prices/store.ts'
import { type Candle, toCandle } from '../model/candle.ts'
import { type CandleSeries, createCandleSeries, type PageRequest } from '../model/candle-series.ts'
import type { Period } from '../model/periods.ts'

/** The candles of an instrument, loaded and followed while the caller is on screen. */
export function useCandles(code: string, period: Period) {
  const series = useMemo(() => candleSeriesOf(code, period), [code, period])
  const state = useSyncExternalStore(series.subscribe, series.get)
  useEffect(() => series.open(), [series])
  return { series, ...state }
}

/** Charts that are kept: going back to one of them shows it at once. */
const KEPT = 12
/** The feed tells no volumes, and a tick may have been missed: the last candles are fetched again this often. */
const REFRESH_MS = 20_000

const kept = new Map<string, CandleSeries>()

/** The candles of an instrument and period; the same object while it is kept. */
export function candleSeriesOf(code: string, period: Period): CandleSeries {
  const key = `${code} ${period}`
  const series = kept.get(key) ?? open(code, period)
  // The one used last goes to the end; the one at the front is dropped first.
  kept.delete(key)
  kept.set(key, series)
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) break
    kept.delete(oldest)
  }
  return series
}

function open(code: string, period: Period): CandleSeries {
  return createCandleSeries({
    code,
    period,
    fetchPage: (page) => fetchCandles(code, period, page),
    prices: livePrices,
    everyWhile: everyWhileSeen,
  })
}

function everyWhileSeen(callback: () => void): () => void {
  const timer = setInterval(() => {
    if (!document.hidden && livePrices.status().state === 'live') callback()
  }, REFRESH_MS)
  return () => clearInterval(timer)
}

/**
 * One page of candles, oldest first.
 *
 * @throws CallError as the client gave it
 */
async function fetchCandles(code: string, period: Period, page: PageRequest): Promise<readonly Candle[]> {
  const { date, limit, isFresh } = page
  const candles = await getCandles(
    client,
    { code, date, period, limit },
    { cache: isFresh ? 'reload' : 'default' },
  )
  return candles.map(toCandle)
}
