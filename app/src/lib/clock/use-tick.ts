import { useEffect, useState } from 'react'

/** How a time is followed. */
export interface Tick {
  /** While false the time stands still; it is read anew when it runs again. @default true */
  readonly isRunning?: boolean
  /** The clock, epoch milliseconds; the same function each time. @default that of this device */
  readonly read?: () => number
}

/** The time, read again every so many milliseconds, which renders the caller each time. */
export function useTick(everyMs: number, { isRunning = true, read = Date.now }: Tick = {}): number {
  const [now, setNow] = useState(read)

  useEffect(() => {
    if (!isRunning) return
    const update = () => setNow(read())
    update()
    const timer = setInterval(update, everyMs)
    return () => clearInterval(timer)
  }, [everyMs, isRunning, read])

  return now
}
