import { utcDay } from '#core/format/format-time.ts'
import { createListeners } from '#core/live-prices/listeners.ts'
import type { LivePrices } from '#core/live-prices/live-prices.ts'
import type { Candle } from './candle.ts'
import { createCandleBuffer } from './candle-buffer.ts'
import { type Period, secondsOf } from './periods.ts'

/** What the chart shows now. A new object on each change. */
export interface CandleSeriesState {
  readonly candles: readonly Candle[]
  readonly status: 'loading' | 'failed' | 'ready'
  readonly error: unknown
  /** Whether older candles can be had by scrolling back. */
  readonly older: 'more' | 'loading' | 'none'
}

/** Candles of one instrument and period, outside of React: a chart that React hides finds them as it left them. */
export interface CandleSeries {
  readonly key: string
  get(): CandleSeriesState
  subscribe(listener: () => void): () => void
  /** Loads, and follows the feed until closed. */
  open(): () => void
  loadOlder(): Promise<void>
  retry(): void
}

/** One page of candles. */
export interface PageRequest {
  /** UTC day the page ends with, `yyyy-MM-dd`. */
  readonly date: string
  readonly limit: number
  /** Ask the backend, whatever a cache says. */
  readonly isFresh: boolean
}

export interface CandleSeriesOptions {
  code: string
  period: Period
  fetchPage: (request: PageRequest) => Promise<readonly Candle[]>
  prices: Pick<LivePrices, 'onItems' | 'onFrame' | 'onStatus' | 'status' | 'marketNow'>
  /** Calls back every so often until stopped. The feed has no volumes; the server is asked for them now and then. */
  everyWhile: (callback: () => void) => () => void
}

/** The contract's largest page. */
const PAGE = 500

/** Makes a {@link CandleSeries}; nothing is loaded before it is opened. */
export function createCandleSeries({
  code,
  period,
  fetchPage,
  prices,
  everyWhile,
}: CandleSeriesOptions): CandleSeries {
  const buffer = createCandleBuffer(period)
  const listeners = createListeners()
  let state: CandleSeriesState = { candles: [], status: 'loading', error: undefined, older: 'none' }
  let hasMoved = false
  let ticks = 0
  let isRefreshing = false
  let mustRefresh = false
  /** Start of the newest candle the server has told of. */
  let toldUntil: number | undefined

  function change(next: Partial<CandleSeriesState>) {
    state = { ...state, ...next }
    listeners.notify()
  }

  function showMoved() {
    if (!hasMoved || prices.status().isPaused || state.status !== 'ready') return
    hasMoved = false
    change({ candles: buffer.candles() })
  }

  /** Enough candles to reach back to what the server told last, or a whole page. */
  function limitNow(): number {
    if (toldUntil === undefined) return PAGE
    const missing = Math.ceil((prices.marketNow() / 1000 - toldUntil) / secondsOf(period))
    return Math.min(PAGE, Math.max(2, missing + 2))
  }

  async function refresh(): Promise<void> {
    if (isRefreshing) {
      mustRefresh = true
      return
    }
    isRefreshing = true
    const ticksBefore = ticks
    try {
      const page = await fetchPage({
        date: utcDay(prices.marketNow()),
        limit: limitNow(),
        isFresh: state.status === 'ready',
      })
      const isFirst = state.status !== 'ready'
      buffer.mergeNewest(page, ticks > ticksBefore)
      toldUntil = page.at(-1)?.time ?? toldUntil
      hasMoved = true
      if (isFirst)
        change({
          status: 'ready',
          error: undefined,
          candles: buffer.candles(),
          older: page.length > 0 ? 'more' : 'none',
        })
      else showMoved()
    } catch (error) {
      // A chart that is there stays there; the next candle, or the connection coming back, tries again.
      if (state.status !== 'ready') change({ status: 'failed', error })
    } finally {
      isRefreshing = false
    }
    if (mustRefresh) {
      mustRefresh = false
      await refresh()
    }
  }

  function followFeed(): () => void {
    let wasLive = prices.status().state === 'live'
    const stops = [
      prices.onItems((items, { full }) => {
        // A connection begins with the price that was there before. That is no news, and begins no first candle.
        if (full && state.candles.length === 0) return
        for (const item of items) {
          if (item.code !== code || state.status !== 'ready') continue
          ticks += 1
          const effect = buffer.tick(item.price, item.t ?? prices.marketNow())
          if (effect !== 'none') hasMoved = true
          if (effect === 'began' || effect === 'gap') void refresh()
        }
      }),
      prices.onFrame(showMoved),
      prices.onStatus(() => {
        const isLive = prices.status().state === 'live'
        if (isLive && !wasLive) void refresh()
        wasLive = isLive
        showMoved()
      }),
      everyWhile(() => void refresh()),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }

  return {
    key: `${code} ${period}`,
    get: () => state,
    subscribe: listeners.add,
    open() {
      void refresh()
      return followFeed()
    },
    async loadOlder() {
      const [oldest] = state.candles
      if (!oldest || state.older !== 'more') return
      change({ older: 'loading' })
      try {
        const date = utcDay(oldest.time * 1000 - 1)
        const added = buffer.mergeOlder(await fetchPage({ date, limit: PAGE, isFresh: false }))
        change({ candles: buffer.candles(), older: added > 0 ? 'more' : 'none' })
      } catch {
        change({ older: 'more' })
      }
    },
    retry() {
      change({ status: 'loading', error: undefined })
      void refresh()
    },
  }
}
