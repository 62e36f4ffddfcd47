/** For this time after a price no answer sets the clock: the feed says the time more exactly. */
const FEED_COUNTS_MS = 60_000
/** A jump of the clock of the device by more than this counts as a clock that was set anew. */
const JUMP_MS = 60_000

/** The server's time: candles, countdowns and the days of a plan follow it and not the clock of this device. */
export interface ServerClock {
  /** Epoch milliseconds: what the feed or an answer last said, and the time that went by since then. */
  now(): number
  /** Takes the time of a price that came in just now. */
  setByFeed(time: number): void
  /** Takes the time of an answer of the API; anything without a time is passed over. */
  setByAnswer(answer: unknown): void
}

/**
 * Makes a {@link ServerClock}; until it is told otherwise it shows the time of this device.
 *
 * @param steadyClock never jumps: by it a clock of the device that was set anew is told from time that went by
 */
export function createServerClock(
  wallClock: () => number = Date.now,
  steadyClock: () => number = () => performance.now(),
): ServerClock {
  let offset: number | undefined
  let fedAt = Number.NEGATIVE_INFINITY
  let lead = wallClock() - steadyClock()
  /** Whether what was known is of no use, because the device shows another time now. */
  const hasJumped = () => Math.abs(wallClock() - steadyClock() - lead) > JUMP_MS
  const set = (time: number) => {
    offset = time - wallClock()
    lead = wallClock() - steadyClock()
  }
  return {
    now: () => wallClock() + (offset ?? 0),
    setByFeed(time) {
      fedAt = steadyClock()
      set(time)
    },
    setByAnswer(answer) {
      const { serverTime } = (answer ?? {}) as { readonly serverTime?: unknown }
      const time = typeof serverTime === 'string' ? Date.parse(serverTime) : Number.NaN
      const found = time - wallClock()
      // An answer from a cache is from an earlier time, none is from a later one.
      const isNewer = offset === undefined || found > offset || hasJumped()
      if (isNewer && !Number.isNaN(time) && steadyClock() - fedAt > FEED_COUNTS_MS) set(time)
    },
  }
}

/** The one clock of the app. */
export const serverClock = createServerClock()
