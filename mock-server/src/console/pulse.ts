/** When what is shown is asked for again. */
export interface Pulse {
  /** `listener` gets the number of the beat; answers how to stop. */
  subscribe(listener: (beat: number) => void): () => void
  /** Something was changed: everything that is shown is asked for at once. */
  change(): void
  stop(): void
}

/** Beats every `ms` while the page is looked at. */
export const createPulse = (ms: number): Pulse => {
  const listeners = new Set<(beat: number) => void>()
  let beats = 0
  const tell = (beat: number): void => {
    for (const listener of listeners) listener(beat)
  }
  const timer = setInterval(() => {
    if (!document.hidden) tell(++beats)
  }, ms)
  const handleVisibility = (): void => {
    if (!document.hidden) tell(0)
  }
  document.addEventListener('visibilitychange', handleVisibility)
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change: () => tell(0),
    stop() {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', handleVisibility)
    },
  }
}
