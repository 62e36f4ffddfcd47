import { useEffect, useState } from 'react'
import { useOnline } from '#lib/device/use-online.ts'
import { useStore } from '#lib/store/create-store.ts'
import { keptSince } from './kept-answers.ts'

const STEP_MS = 10_000

/** The time of this device, epoch ms, every ten seconds while what is shown cannot be asked for; else undefined. */
export function useOfflineNow(): number | undefined {
  const isOnline = useOnline()
  const isOffline = useStore(keptSince) !== undefined || !isOnline
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isOffline) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), STEP_MS)
    return () => clearInterval(timer)
  }, [isOffline])
  return isOffline ? now : undefined
}
