/** What a {@link FrameLoop} needs of a browser; a test brings its own. */
export interface FrameClock {
  requestFrame(callback: (now: number) => void): number
  cancelFrame(handle: number): void
  setTimer(callback: () => void, ms: number): number
  clearTimer(handle: number): void
  isHidden(): boolean
  onVisibilityChange(callback: () => void): () => void
  now(): number
}

export interface FrameLoop {
  /** Asks for one call on the next frame, or within a second while the tab is hidden. Asking twice is asking once. */
  request(): void
  stop(): void
}

/** Browsers give a hidden tab no frames: once a second is enough for what is not seen. */
const HIDDEN_MS = 1000

/** Calls `onFrame` once for each frame that was asked for. */
export function createFrameLoop(clock: FrameClock, onFrame: (now: number) => void): FrameLoop {
  let frame: number | undefined
  let timer: number | undefined
  let unwatch: (() => void) | undefined

  function run(now: number) {
    forget()
    onFrame(now)
  }

  function forget() {
    if (frame !== undefined) clock.cancelFrame(frame)
    if (timer !== undefined) clock.clearTimer(timer)
    frame = undefined
    timer = undefined
  }

  function schedule() {
    if (clock.isHidden()) timer = clock.setTimer(() => run(clock.now()), HIDDEN_MS)
    else frame = clock.requestFrame(run)
  }

  return {
    request() {
      unwatch ??= clock.onVisibilityChange(() => {
        if (frame === undefined && timer === undefined) return
        forget()
        schedule()
      })
      if (frame === undefined && timer === undefined) schedule()
    },
    stop() {
      forget()
      unwatch?.()
      unwatch = undefined
    },
  }
}

/** The clock of the page. */
export const browserFrameClock: FrameClock = {
  requestFrame: (callback) => requestAnimationFrame(callback),
  cancelFrame: (handle) => cancelAnimationFrame(handle),
  setTimer: (callback, ms) => window.setTimeout(callback, ms),
  clearTimer: (handle) => window.clearTimeout(handle),
  isHidden: () => document.hidden,
  onVisibilityChange: (callback) => {
    document.addEventListener('visibilitychange', callback)
    return () => document.removeEventListener('visibilitychange', callback)
  },
  now: () => performance.now(),
}

/** A frame later than this missed its turn on a 60 Hz screen. */
const SLIPPED_MS = 25
/** A gap this long is a sleeping tab, not a slow one. */
const ASLEEP_MS = 1000
/** Frames of a 60 Hz screen come a little early now and then. */
const EARLY_MS = 1

interface PublishPace {
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
