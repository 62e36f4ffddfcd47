import { isOnline, whenOnline } from '../device/use-online.ts'

/** Something to fetch ahead of need. Failures are ignored here: the real visit reports them. */
export type Prefetch = () => Promise<unknown>

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** After so many failures in a row nothing more is fetched ahead: whatever the reason, the next ones would fail, too. */
const FAILURES_MAX = 3

/** Whether the user saves data, or the connection is so slow that what is fetched ahead would delay what is needed. */
export function isSavingData(
  connection: Connection | undefined = (navigator as { connection?: Connection }).connection,
) {
  return connection?.saveData === true || /[23]g$/.test(connection?.effectiveType ?? '')
}

/** Whether something may be fetched before it is needed. */
export const mayPrefetch = (): boolean => isOnline() && !isSavingData()

/**
 * Fetches when the browser is idle, a few at a time; not while there is no network, and no more once the user saves
 * data.
 *
 * @returns a function that stops what has not begun.
 */
export function prefetchWhenIdle(items: readonly Prefetch[], atOnce: number): () => void {
  const waiting = [...items]
  let failures = 0
  let stopped = false

  const fetchNext = () => {
    if (stopped || isSavingData()) return
    if (!isOnline()) {
      whenOnline(next)
      return
    }
    waiting
      .shift()?.()
      .then(
        () => {
          failures = 0
          next()
        },
        () => {
          if (isOnline()) failures += 1
          next()
        },
      )
  }
  const next = () => {
    if (!stopped && waiting.length > 0 && failures < FAILURES_MAX && !isSavingData()) whenIdle(fetchNext)
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
