/** For so long after a price came in, no answer sets the clock: the feed says the time more exactly. */
const FEED_COUNTS_MS = 60_000

/** The server's time: candles, countdowns and the days of a plan follow it and not the clock of this device. */
export interface ServerClock {
  /** Epoch milliseconds: what the feed or an answer last said, and the time that went by since then. */
  now(): number
  /** Takes the time of a price that came in just now. */
  setByFeed(time: number): void
  /** Takes the time of an answer of the API; anything without a time is passed over. */
  setByAnswer(answer: unknown): void
}

/** Makes a {@link ServerClock}; until it is told otherwise it shows the time of this device. */
export function createServerClock(wallClock: () => number = Date.now): ServerClock {
  let offset: number | undefined
  let fedAt = Number.NEGATIVE_INFINITY
  return {
    now: () => wallClock() + (offset ?? 0),
    setByFeed(time) {
      fedAt = wallClock()
      offset = time - fedAt
    },
    setByAnswer(answer) {
      const { serverTime } = (answer ?? {}) as { readonly serverTime?: unknown }
      const time = typeof serverTime === 'string' ? Date.parse(serverTime) : Number.NaN
      const found = time - wallClock()
      // An answer from a cache is from an earlier time, none is from a later one.
      const isNewer = offset === undefined || found > offset
      if (isNewer && !Number.isNaN(time) && wallClock() - fedAt > FEED_COUNTS_MS) offset = found
    },
  }
}

/** The one clock of the app. */
export const serverClock = createServerClock()
