import { type CallOutcome, isNetworkError, isTimeoutError } from '@swx/sdk'
import type { Query, QueryClient } from '@tanstack/react-query'
import { isOnline, noteReached } from '#lib/device/use-online.ts'
import { keptSince, lastKept } from './kept-answers.ts'

/** How often an open page asks again for what it could not get: soon after the network is back, then less often. */
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 10_000

const listeners = new Set<() => void>()
let answeredAt = Number.NEGATIVE_INFINITY

/** The server answered: it is there again, if it was missed. */
export function noteAnswer(): void {
  noteReached(true)
  answeredAt = performance.now()
  for (const listener of [...listeners]) listener()
}

/** What the worker answers from this device says nothing of the server; the worker itself does. */
const mayBeKept = (path: string) => path.includes('/index/') && Boolean(navigator.serviceWorker?.controller)

/** Takes note of how each call of the client ended. */
export function noteOutcome({ path, status, error }: CallOutcome): void {
  if (error && isNetworkError(error) && !navigator.onLine) noteReached(false)
  else if (status !== undefined && !mayBeKept(path)) noteAnswer()
}

const isUnreached = ({ state: { status, error } }: Query) =>
  status === 'error' && (isNetworkError(error) || isTimeoutError(error))

/**
 * Lets a page that lost the server become whole by itself: what failed, or was answered from this device, is asked for
 * again as soon as the network is back or any call succeeds, and every ten seconds while the page is seen.
 *
 * @param forgetAnswers drops answers that were kept for reuse, so that the server is asked
 * @returns a function that stops watching.
 */
export function healWhenBack(queryClient: QueryClient, forgetAnswers: () => void): () => void {
  let healedAt = Number.NEGATIVE_INFINITY
  const lacks = (query: Query) => keptSince.get() !== undefined || isUnreached(query)
  const isWhole = () =>
    keptSince.get() === undefined &&
    !queryClient.getQueryCache().findAll({ type: 'active' }).some(isUnreached)

  const heal = async (predicate: (query: Query) => boolean) => {
    const startedAt = performance.now()
    healedAt = startedAt
    if (keptSince.get() !== undefined) forgetAnswers()
    await queryClient.refetchQueries({ type: 'active', predicate })
    // Where nothing public is on show, the worker has nothing to say of it.
    if (answeredAt >= startedAt && lastKept.at < startedAt) keptSince.set(undefined)
  }
  let pause = LONGEST_PAUSE_MS
  const healSoon = () => {
    if (performance.now() - healedAt >= pause && !isWhole()) void heal(lacks)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!document.hidden && isOnline()) healSoon()
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
      wait()
    }, pause)
  }
  // After a time without a network everything may have changed, not only what failed.
  const handleOnline = () => {
    pause = FIRST_PAUSE_MS
    forgetAnswers()
    void heal(() => true)
    wait()
  }
  wait()
  window.addEventListener('online', handleOnline)
  listeners.add(healSoon)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', handleOnline)
    listeners.delete(healSoon)
  }
}
