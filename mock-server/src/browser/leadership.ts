/** How a tab comes to run the engine, and loses it. */
export interface LeadershipEvents {
  /** This tab is to run the engine from now on. */
  onGained(): Promise<void>
  /** Another tab runs it by now. */
  onLost(): void
}

/** Seeks leadership for a tab until the page goes away. */
export type SeekLeadership = (events: LeadershipEvents) => void

/**
 * Sees to it that one tab of an origin runs the engine: the one that was looked at last, because browsers slow
 * down the timers of tabs that are not. A tab in the background waits until the running one is closed.
 */
export const seekByLock =
  (name: string): SeekLeadership =>
  ({ onGained, onLost }) => {
    let leads = false
    let queue = new AbortController()

    const request = (options: LockOptions): Promise<void> =>
      navigator.locks
        .request(name, options, async () => {
          leads = true
          await onGained()
          // Held until the page goes away or another tab takes it.
          await new Promise<never>(() => {})
        })
        .catch((error: unknown) => {
          if (!leads) return
          leads = false
          onLost()
          if (error instanceof DOMException && error.name === 'AbortError') wait()
        })

    const wait = (): void => {
      queue = new AbortController()
      void request({ signal: queue.signal })
    }
    const take = (): void => {
      queue.abort()
      void request({ steal: true })
    }

    if (document.visibilityState === 'visible') take()
    else wait()
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && !leads) take()
    })
  }
