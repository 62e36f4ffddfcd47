/** A frame later than this missed its turn on a 60 Hz screen. */
const SLIPPED_MS = 25
/** A gap this long is a sleeping tab, not a slow one. */
const ASLEEP_MS = 1000
/** Frames of a 60 Hz screen come a little early now and then. */
const EARLY_MS = 1

export interface PublishPace {
  /** Called on each frame with its time in milliseconds: is it time to publish? */
  isDue(now: number): boolean
  /** Milliseconds between two publications now. */
  readonly interval: number
}

/**
 * Decides on which frames text is published: ten times a second while frames arrive on time, and less and less often
 * while they slip, so that scrolling and tapping stay smooth before figures do.
 *
 * @param options.fastest - shortest interval in milliseconds. @default 100
 * @param options.slowest - longest interval in milliseconds. @default 500
 */
export function createPublishPace({ fastest = 100, slowest = 500 } = {}): PublishPace {
  let interval = fastest
  let lastFrame = Number.NEGATIVE_INFINITY
  let lastPublished = Number.NEGATIVE_INFINITY

  return {
    isDue(now) {
      const gap = now - lastFrame
      lastFrame = now
      if (gap < ASLEEP_MS) {
        const next = gap > SLIPPED_MS ? interval * 1.25 : interval * 0.99
        interval = Math.min(slowest, Math.max(fastest, next))
      }
      if (now - lastPublished < interval - EARLY_MS) return false
      lastPublished = now
      return true
    },
    get interval() {
      return interval
    },
  }
}
