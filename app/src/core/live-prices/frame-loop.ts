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
