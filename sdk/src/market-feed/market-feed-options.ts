/** What the feed uses of a socket; the browsers' own and the `ws` package both have it. */
export interface FeedSocket {
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void
  addEventListener(type: 'error' | 'open', listener: () => void): void
  close(): void
  /** 0 while the connection is being made. Without it a socket counts as open. */
  readonly readyState?: number | undefined
}

/** How a feed is set up. Everything but `url` is there for tests and unusual places. */
export interface MarketFeedOptions {
  /** Address of the market socket, such as `wss://api.example.com/swx/customer/marketMessage`. */
  readonly url: string
  /** @default globalThis.WebSocket, looked up for each connection */
  readonly WebSocket?: (new (url: string) => FeedSocket) | undefined
  /** Milliseconds on a clock that goes on while the machine sleeps. @default Date.now */
  readonly now?: (() => number) | undefined
  /** From 0 up to 1. @default Math.random */
  readonly random?: (() => number) | undefined
  /** @default globalThis.setTimeout */
  readonly setTimeout?: ((run: () => void, ms: number) => unknown) | undefined
  /** @default globalThis.clearTimeout */
  readonly clearTimeout?: ((timer: never) => void) | undefined
  /** Milliseconds without any frame after which the connection counts as lost. @default 45000 */
  readonly silenceMs?: number | undefined
}

/** What the feed is doing. */
export type MarketFeedStatus =
  /** Not started. */
  | 'idle'
  /** The first connection is being made. */
  | 'connecting'
  /** Frames arrive. */
  | 'live'
  /** Connected but silent for too long; a new connection follows at once. */
  | 'stale'
  /** The connection was lost: waiting for the next attempt, or making it. */
  | 'reconnecting'
  /** Closed by `pause()`. */
  | 'paused'
  /** Closed by `stop()`. */
  | 'stopped'

/** Counts since the feed was made. */
export interface MarketFeedCounters {
  /** Frames that could be read, signs of life included. */
  readonly frames: number
  /** Items handed to listeners. */
  readonly items: number
  /** Items that were no quote, had no price above 0, or were older than what was known. */
  readonly droppedItems: number
  /** Frames that were no JSON array, or longer than 10,000,000 characters. */
  readonly droppedFrames: number
  /** Connections that gave quotes again after one was lost, however many attempts each took. */
  readonly reconnects: number
}
