import { Listeners } from './listeners.ts'
import { isMarketFeedItem, type MarketFeedItem } from './market-feed-item.ts'
import type {
  FeedSocket,
  MarketFeedCounters,
  MarketFeedOptions,
  MarketFeedStatus,
} from './market-feed-options.ts'
import { NewestOnly } from './newest-only.ts'
import { readFrame } from './read-frame.ts'
import { reconnectDelayMs } from './reconnect-delay.ts'

/** What a listener learns about an array of items besides the items. */
export interface MarketFeedBatch {
  /** The first array of a connection: every instrument there is. Later arrays hold only what changed. */
  readonly full: boolean
}

/** Live quotes that keep coming: reconnects by itself until it is paused or stopped. */
export interface MarketFeed {
  readonly status: MarketFeedStatus
  readonly counters: MarketFeedCounters
  /**
   * Connects, unless that has been done.
   *
   * @throws Error where there is no `WebSocket`
   */
  start(): void
  /** Closes for good; `start()` opens again. */
  stop(): void
  /** Closes until `resume()`, which begins with a full array again. Does nothing unless started. */
  pause(): void
  resume(): void
  /**
   * Ends the wait before the next attempt, for instance when the page is visible or online again. A connection
   * that has been silent for too long is replaced, a healthy one kept.
   */
  reconnectNow(): void
  /** Calls the listener with every array of quotes that is not empty; returns a function that ends the subscription. */
  subscribe(listener: (items: readonly MarketFeedItem[], batch: MarketFeedBatch) => void): () => void
  /** Calls the listener at every change of `status`; returns a function that ends the subscription. */
  onStatus(listener: (status: MarketFeedStatus) => void): () => void
}

/** The server is overloaded: it means "later", so waiting goes on growing. */
const tryAgainLater = 1013

const connecting = 0

/** @throws Error where there is no `WebSocket`, as in Node 20 */
function socketClass(options: MarketFeedOptions): new (url: string) => FeedSocket {
  const found = options.WebSocket ?? (globalThis.WebSocket as unknown as MarketFeedOptions['WebSocket'])
  if (found === undefined)
    throw new Error('No WebSocket here: pass one, such as { WebSocket } of the package ws.')
  return found
}

/**
 * Makes a feed of live quotes. Nothing is connected before `start()`.
 *
 * @example
 * const feed = createMarketFeed({ url: 'ws://127.0.0.1:4010/swx/customer/marketMessage' })
 * feed.subscribe((items) => console.log(items))
 * feed.start()
 */
export function createMarketFeed(options: MarketFeedOptions): MarketFeed {
  const { url, silenceMs = 45_000, random = Math.random } = options
  const now = options.now ?? Date.now
  const setTimer = options.setTimeout ?? ((run, ms) => setTimeout(run, ms))
  const clearTimer = (options.clearTimeout ?? clearTimeout) as (timer: unknown) => void

  const batches = new Listeners<[items: readonly MarketFeedItem[], batch: MarketFeedBatch]>()
  const statuses = new Listeners<[status: MarketFeedStatus]>()
  const newest = new NewestOnly()
  const counters = { frames: 0, items: 0, droppedItems: 0, droppedFrames: 0, reconnects: 0 }

  let status: MarketFeedStatus = 'idle'
  let socket: FeedSocket | undefined
  let timer: unknown
  let attempts = 0
  let heardAt = 0
  /** A connection that gave quotes has been lost, and none has been made since. */
  let isLost = false

  function become(next: MarketFeedStatus): void {
    if (next === status) return
    if (status === 'live') isLost = next === 'stale' || next === 'reconnecting'
    status = next
    statuses.tell(next)
  }

  /**
   * Closes a socket. Browsers warn of one that is closed before its connection is made, so that one waits until then,
   * but not for ever: a server may take a connection and never answer.
   */
  function closeQuietly(closing: FeedSocket): void {
    if (closing.readyState !== connecting) {
      closing.close()
      return
    }
    const waiting = setTimer(() => closing.close(), silenceMs)
    closing.addEventListener('open', () => closing.close())
    closing.addEventListener('close', () => clearTimer(waiting))
  }

  /** Ends the connection and its timer. Later messages of the old socket are ignored. */
  function release(): void {
    clearTimer(timer)
    timer = undefined
    const old = socket
    socket = undefined
    if (old) closeQuietly(old)
  }

  function connect(): void {
    release()
    heardAt = now()
    watchSilence()
    let opened: FeedSocket
    try {
      opened = new (socketClass(options))(url)
    } catch {
      reconnectLater()
      return
    }
    socket = opened
    let first = true
    const lost = (code?: number) => {
      if (opened !== socket) return
      if (!first && code !== tryAgainLater) attempts = 0
      reconnectLater()
    }
    opened.addEventListener('message', ({ data }) => {
      if (opened !== socket) return
      heardAt = now()
      const frame = readFrame(data)
      if (frame === undefined) {
        counters.droppedFrames++
        return
      }
      const full = first
      first = false
      take(frame, full)
    })
    opened.addEventListener('close', ({ code }) => lost(code))
    opened.addEventListener('error', () => lost())
  }

  function take(frame: readonly unknown[], full: boolean): void {
    counters.frames++
    if (full) newest.restart()
    if (isLost) counters.reconnects++
    isLost = false
    const items = frame.filter((item) => isMarketFeedItem(item) && newest.passes(item)) as MarketFeedItem[]
    counters.droppedItems += frame.length - items.length
    counters.items += items.length
    become('live')
    if (items.length > 0 && status === 'live') batches.tell(items, { full })
  }

  /** One timer for any number of frames: it looks how long ago the last one came. */
  function watchSilence(): void {
    heardAt = Math.min(heardAt, now())
    timer = setTimer(listenOn, heardAt + silenceMs - now())
  }

  function listenOn(): void {
    if (heardAt + silenceMs > now()) {
      watchSilence()
      return
    }
    become('stale')
    if (status === 'stale') reconnectNow()
  }

  function reconnectLater(): void {
    release()
    timer = setTimer(reconnect, reconnectDelayMs(attempts++, random))
    become('reconnecting')
  }

  function reconnect(): void {
    become('reconnecting')
    if (status === 'reconnecting') connect()
  }

  const isOpen = () => status !== 'idle' && status !== 'paused' && status !== 'stopped'

  function close(next: 'paused' | 'stopped'): void {
    release()
    attempts = 0
    become(next)
    isLost = false
  }

  function open(): void {
    socketClass(options)
    become('connecting')
    if (status === 'connecting') connect()
  }

  function reconnectNow(): void {
    const isSilent = heardAt + silenceMs <= now()
    if (isOpen() && (socket === undefined || isSilent)) reconnect()
  }

  return {
    get status() {
      return status
    },
    get counters() {
      return { ...counters }
    },
    start: () => {
      if (status === 'idle' || status === 'stopped') open()
    },
    stop: () => {
      if (status !== 'idle') close('stopped')
    },
    pause: () => {
      if (isOpen()) close('paused')
    },
    resume: () => {
      if (status === 'paused') open()
    },
    reconnectNow,
    subscribe: (listener) => batches.add(listener),
    onStatus: (listener) => statuses.add(listener),
  }
}
