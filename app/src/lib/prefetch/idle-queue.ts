/** Something to fetch ahead of need. Failures are ignored here: the real visit reports them. */
export type Prefetch = () => Promise<unknown>

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether the user's connection asks for restraint. */
export function isSavingData(
  connection: Connection | undefined = (navigator as { connection?: Connection }).connection,
) {
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '')
}

/**
 * Fetches when the browser is idle, a few at a time, and not at all when the user saves data.
 *
 * @returns a function that stops what has not begun.
 */
export function prefetchWhenIdle(items: readonly Prefetch[], atOnce: number): () => void {
  if (isSavingData()) return () => {}
  const waiting = [...items]
  let stopped = false

  const next = () => {
    const item = waiting.shift()
    if (stopped || item === undefined) return
    whenIdle(() => {
      if (!stopped) item().then(next, next)
    })
  }
  for (let slot = 0; slot < atOnce; slot += 1) next()
  return () => {
    stopped = true
  }
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5_000 })
  else setTimeout(work, 200)
}
