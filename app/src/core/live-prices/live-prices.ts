import { createServerClock, type ServerClock } from '#core/api/server-clock.ts'
import { createFrameLoop, createPublishPace, type FrameClock } from './frame-loop.ts'
import { createListeners } from './listeners.ts'
import type { FeedItem, FeedPort, FeedState, LivePrice } from './live-price.ts'
import { createPriceCache } from './price-cache.ts'

/** How current the shown prices are. A new object on each change. */
export interface FeedStatus {
  readonly state: FeedState
  /** The user stopped the figures; the feed itself goes on. */
  readonly isPaused: boolean
  /** Wall-clock milliseconds at which a price last came in; undefined before the first. */
  readonly lastPriceAt: number | undefined
}

export interface LivePrices {
  /** The price last shown for a code. */
  get(code: string): LivePrice | undefined
  /** The newest price known for a code, shown yet or not, paused or not. */
  newest(code: string): Pick<LivePrice, 'price' | 'time'> | undefined
  /** Calls back when the shown price of a code changes, at most ten times a second. Keeps the feed running. */
  subscribe(code: string, listener: () => void): () => void
  /** Every item as it comes in, unthinned and not held back by a pause: for candles. Keeps the feed running. */
  onItems(listener: Parameters<FeedPort['subscribe']>[0]): () => void
  /** Called once on each frame on which prices came in, paused or not. */
  onFrame(listener: () => void): () => void
  /** Keeps the feed running without listening to any price. */
  retain(): () => void
  /** A price that was asked for just now: shown at once, even while the figures are held. */
  take(item: FeedItem): void
  /**
   * Wall-clock milliseconds at which the shown price of a code was last known to be right: when the feed last said
   * anything, the figures were paused, or the price was asked for. Undefined before the first.
   */
  asOf(code: string): number | undefined
  /** Prices that came with a list: shown until the feed knows better, or when it has long been down. */
  seed(items: readonly FeedItem[]): void
  /** The server's time, epoch milliseconds: see {@link ServerClock}. */
  marketNow(): number
  /** Items that were passed over because the connection's first array did not have their code. */
  unknownItems(): number
  status(): FeedStatus
  onStatus(listener: () => void): () => void
  /** Holds the shown figures still. Prices go on coming in, so that resuming shows the newest at once. */
  pause(): void
  resume(): void
}

export interface LivePricesOptions {
  openFeed: () => FeedPort
  clock: FrameClock
  /** Wall clock in milliseconds. @default Date.now */
  wallClock?: () => number
  /** The clock that prices set. @default one of its own */
  serverClock?: ServerClock
  /**
   * How long the feed stays open after the last listener left, in milliseconds: a page that is hidden and shown
   * again, or mounted twice by React's strict mode, keeps its connection. @default 200
   */
  linger?: number
}

/** A list may come from a cache of five minutes: until then the feed's last word is the newer one. */
const LIST_MAY_BE_OLD_MS = 300_000

/**
 * The one store of live prices. It lives outside React: a page that React hides runs its effect clean-ups, and the
 * connection must outlast that. Prices are taken in as they come, and shown on frames at a pace the screen can keep.
 */
export function createLivePrices({
  openFeed,
  clock,
  wallClock = Date.now,
  serverClock = createServerClock(wallClock),
  linger = 200,
}: LivePricesOptions): LivePrices {
  const cache = createPriceCache()
  const pace = createPublishPace()
  const itemListeners = createListeners<Parameters<Parameters<FeedPort['subscribe']>[0]>>()
  const frameListeners = createListeners()
  const statusListeners = createListeners()
  let status: FeedStatus = { state: 'idle', isPaused: false, lastPriceAt: undefined }
  let feed: FeedPort | undefined
  let known: ReadonlySet<string> | undefined
  let unknownItems = 0
  let isOpen = false
  let users = 0
  let closing: number | undefined
  let pausedAt: number | undefined
  const takenAt = new Map<string, number>()

  const loop = createFrameLoop(clock, (now) => {
    frameListeners.notify()
    if (status.isPaused || !cache.hasNews()) return
    if (pace.isDue(now)) cache.publish()
    else loop.request()
  })

  function change(next: Partial<FeedStatus>) {
    status = { ...status, ...next }
    statusListeners.notify()
  }

  function takeIn(sent: readonly FeedItem[], batch: { readonly full: boolean }) {
    if (batch.full) known = new Set(sent.map(({ code }) => code))
    const items = sent.filter(({ code }) => known?.has(code) ?? true)
    unknownItems += sent.length - items.length
    if (items.length === 0) return
    // Not announced: what shows an age reads it when the state changes, and then once a second.
    status = { ...status, lastPriceAt: wallClock() }
    const time = items.at(-1)?.t
    if (time !== undefined) serverClock.setByFeed(time)
    cache.ingest(items)
    itemListeners.notify(items, batch)
    loop.request()
  }

  function open() {
    const opened = openFeed()
    opened.subscribe(takeIn)
    opened.onStatus((state) => change({ state }))
    return opened
  }

  function retain() {
    users += 1
    if (closing !== undefined) clock.clearTimer(closing)
    closing = undefined
    if (!isOpen) {
      isOpen = true
      feed ??= open()
      feed.start()
    }
    return once(() => {
      users -= 1
      if (users > 0) return
      closing = clock.setTimer(() => {
        closing = undefined
        isOpen = false
        loop.stop()
        feed?.stop()
      }, linger)
    })
  }

  function retaining(unsubscribe: () => void) {
    const release = retain()
    return once(() => {
      unsubscribe()
      release()
    })
  }

  return {
    get: cache.get,
    newest: cache.newest,
    subscribe: (code, listener) => retaining(cache.subscribe(code, listener)),
    onItems: (listener) => retaining(itemListeners.add(listener)),
    onFrame: frameListeners.add,
    retain,
    take(item) {
      cache.ingest([item])
      cache.publish()
      takenAt.set(item.code, wallClock())
    },
    asOf(code) {
      const times = [status.isPaused ? pausedAt : status.lastPriceAt, takenAt.get(code)]
      const known = times.filter((time) => time !== undefined)
      return known.length === 0 ? undefined : Math.max(...known)
    },
    seed(items) {
      const age = wallClock() - (status.lastPriceAt ?? Number.NEGATIVE_INFINITY)
      cache.seed(items, { replace: status.state !== 'live' && age > LIST_MAY_BE_OLD_MS })
      if (!status.isPaused) cache.publish()
    },
    marketNow: serverClock.now,
    unknownItems: () => unknownItems,
    status: () => status,
    onStatus: statusListeners.add,
    pause() {
      if (status.isPaused) return
      pausedAt = wallClock()
      change({ isPaused: true })
    },
    resume() {
      if (!status.isPaused) return
      change({ isPaused: false })
      cache.publish()
    },
  }
}

function once(run: () => void) {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    run()
  }
}
