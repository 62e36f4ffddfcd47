import { useSyncExternalStore } from 'react'
import { isOnline } from '#lib/device/use-online.ts'
import { createStore } from '#lib/store/create-store.ts'
import { keptSince } from '../offline/kept-answers.ts'
import { livePrices } from './store.ts'

/** Ages are told in minutes mostly; a finer step would only be chatter. */
const STEP_MS = 10_000

const staleNow = createStore<number | undefined>(undefined)
let users = 0
let stop = () => {}

function isStale(): boolean {
  const { state } = livePrices.status()
  return !isOnline() || keptSince.get() !== undefined || state === 'stale' || state === 'reconnecting'
}

/** One timer and one set of listeners for all rows of a list. */
function start(): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const follow = () => {
    if (isStale() && timer === undefined) {
      staleNow.set(Date.now())
      timer = setInterval(() => staleNow.set(Date.now()), STEP_MS)
    } else if (!isStale()) {
      clearInterval(timer)
      timer = undefined
      staleNow.set(undefined)
    }
  }
  const stops = [livePrices.onStatus(follow), keptSince.subscribe(follow)]
  window.addEventListener('online', follow)
  window.addEventListener('offline', follow)
  follow()
  return () => {
    for (const end of stops) end()
    window.removeEventListener('online', follow)
    window.removeEventListener('offline', follow)
    clearInterval(timer)
    staleNow.set(undefined)
  }
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = staleNow.subscribe(listener)
  users += 1
  if (users === 1) stop = start()
  return () => {
    unsubscribe()
    users -= 1
    if (users === 0) stop()
  }
}

/**
 * The time of this device, epoch ms, while shown prices may be old: without a network, with answers that were kept, or
 * with a feed that is lost or silent. Undefined while they are current.
 */
export const useStaleNow = (): number | undefined => useSyncExternalStore(subscribe, staleNow.get)
