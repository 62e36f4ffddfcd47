import { useCallback, useEffect, useRef, useState } from 'react'
import { clientOf } from '#core/api/client.ts'
import { serverClock } from '#core/api/server-clock.ts'
import { downloadText } from '#lib/csv/download-text.ts'
import { collectMyData } from './collect-my-data.ts'

/** Collects what the account holds about its user into one file; tells how far it is and can be stopped. */
export function useMyData() {
  const [done, setDone] = useState<number>()
  const [error, setError] = useState<unknown>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  const download = useCallback(async (userName: string) => {
    const controller = new AbortController()
    stop.current = controller
    setError(undefined)
    setDone(0)
    try {
      const data = await collectMyData({ clientOf, signal: controller.signal, onProgress: setDone })
      const at = new Date(serverClock.now()).toISOString()
      const text = JSON.stringify({ collectedAt: at, ...data }, null, 2)
      downloadText(`swx-data-${userName}-${at.slice(0, 10)}.json`, text, 'application/json')
    } catch (failure) {
      if (!controller.signal.aborted) setError(failure)
    } finally {
      setDone(undefined)
    }
  }, [])
  const cancel = useCallback(() => stop.current?.abort(), [])
  return { download, cancel, done, error }
}
