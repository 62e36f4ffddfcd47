import type { FeedItem, FeedPort, FeedState } from '#core/live-prices/live-price.ts'

/** A feed for tests: says what the test makes it say. */
export interface FakeFeed extends FeedPort {
  /** The first array of a connection: every instrument there is. */
  sendFull(...items: FeedItem[]): void
  send(...items: FeedItem[]): void
  become(state: FeedState): void
  readonly starts: number
  readonly stops: number
}

/** Makes a feed that is silent until the test speaks. */
export function createFakeFeed(): FakeFeed {
  const listeners = new Set<Parameters<FeedPort['subscribe']>[0]>()
  const statusListeners = new Set<(state: FeedState) => void>()
  let starts = 0
  let stops = 0
  const become = (state: FeedState) => {
    for (const listener of statusListeners) listener(state)
  }
  return {
    start() {
      starts += 1
      become('connecting')
    },
    stop() {
      stops += 1
      become('stopped')
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    onStatus(listener) {
      statusListeners.add(listener)
      return () => void statusListeners.delete(listener)
    },
    sendFull(...items) {
      for (const listener of listeners) listener(items, { full: true })
    },
    send(...items) {
      for (const listener of listeners) listener(items, { full: false })
    },
    become,
    get starts() {
      return starts
    },
    get stops() {
      return stops
    },
  }
}
