import { useEffect, useState, useSyncExternalStore } from 'react'
import { formatAge } from '#core/format/format-time.ts'
import { keptSince } from '#core/offline/kept-answers.ts'
import { isOnline } from '#lib/device/use-online.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { createStore } from '#lib/store/create-store.ts'
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
const useStaleNow = (): number | undefined => useSyncExternalStore(subscribe, staleNow.get, staleNow.get)

/** How old a price is, while prices may be old; nothing while they are current. */
export function PriceAge({ code }: { code: string }) {
  const age = useShownAge(code)
  return age === undefined ? null : <AgeText age={age} />
}

/** How old a price is, in words, below or beside it. */
export function AgeText({ age }: { age: string }) {
  return (
    <span data-price-age="" className="block text-12 font-regular text-muted">
      <bdi>{age}</bdi>
    </span>
  )
}

/** When a price was seen, by the clock of this device: it came by the feed, or with a list that was kept. */
function seenAt(code: string, now: number): number | undefined {
  const time = livePrices.newest(code)?.time
  if (time !== undefined) return now - (livePrices.marketNow() - time)
  return keptSince.get() ?? livePrices.status().lastPriceAt
}

/** How old a price is, in words, while prices may be old; undefined while they are current. */
export function useShownAge(code: string): string | undefined {
  const { language } = useLanguage()
  const now = useStaleNow()
  const seen = now === undefined ? undefined : seenAt(code, now)
  return now === undefined || seen === undefined ? undefined : formatAge(now - seen, language.tag)
}

/**
 * Whole seconds since the oldest of the shown prices of some instruments was last known to be right; counted from the
 * first look for one that has not come in yet. Renders again every second while they are looked at.
 */
export function usePriceAge(codes: readonly string[], isLookedAt: boolean): number {
  const [{ since, now }, setTimes] = useState(() => ({ since: Date.now(), now: Date.now() }))

  useEffect(() => {
    if (!isLookedAt) return
    setTimes({ since: Date.now(), now: Date.now() })
    const timer = setInterval(() => setTimes((times) => ({ ...times, now: Date.now() })), 1_000)
    return () => clearInterval(timer)
  }, [isLookedAt])

  const oldest = Math.min(now, ...codes.map((code) => livePrices.asOf(code) ?? since))
  return Math.floor((now - oldest) / 1_000)
}
