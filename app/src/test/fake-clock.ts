import type { FrameClock } from '#core/live-prices/frame-loop.ts'

/** A clock for tests: frames and timers run when the test says so, and nothing waits. */
export interface FakeClock extends FrameClock {
  /** Moves time on and runs what is due, frames every `frameMs` milliseconds. */
  advance(ms: number, frameMs?: number): void
  setHidden(isHidden: boolean): void
  /** Frames that are asked for and have not run. */
  readonly pendingFrames: number
}

/** Makes a clock that starts at 0, in a tab that is seen. */
export function createFakeClock(): FakeClock {
  let time = 0
  let isHidden = false
  let lastHandle = 0
  const frames = new Map<number, (now: number) => void>()
  const timers = new Map<number, { at: number; callback: () => void }>()
  const watchers = new Set<() => void>()

  function runFrames() {
    if (isHidden) return
    const due = [...frames.values()]
    frames.clear()
    for (const callback of due) callback(time)
  }

  function runTimers() {
    for (const [handle, { at, callback }] of timers) {
      if (at > time) continue
      timers.delete(handle)
      callback()
    }
  }

  return {
    requestFrame(callback) {
      lastHandle += 1
      frames.set(lastHandle, callback)
      return lastHandle
    },
    cancelFrame: (handle) => void frames.delete(handle),
    setTimer(callback, ms) {
      lastHandle += 1
      timers.set(lastHandle, { at: time + ms, callback })
      return lastHandle
    },
    clearTimer: (handle) => void timers.delete(handle),
    isHidden: () => isHidden,
    onVisibilityChange(callback) {
      watchers.add(callback)
      return () => void watchers.delete(callback)
    },
    now: () => time,
    advance(ms, frameMs = 16) {
      const end = time + ms
      while (time < end) {
        time = Math.min(end, time + frameMs)
        runTimers()
        runFrames()
      }
    },
    setHidden(next) {
      isHidden = next
      for (const watcher of [...watchers]) watcher()
    },
    get pendingFrames() {
      return frames.size
    },
  }
}
