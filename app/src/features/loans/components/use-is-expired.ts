import { useEffect, useState } from 'react'
import { serverClock } from '#core/api/server-clock.ts'

/** Whether a time has passed by the server's clock. */
export function useIsExpired(at: string | undefined): boolean {
  const end = at === undefined ? Number.POSITIVE_INFINITY : Date.parse(at)
  const [, setPassed] = useState(0)
  useEffect(() => {
    const left = end - serverClock.now()
    if (left <= 0 || left === Number.POSITIVE_INFINITY) return
    const timer = setTimeout(() => setPassed(end), left + 1)
    return () => clearTimeout(timer)
  }, [end])
  return serverClock.now() > end
}
