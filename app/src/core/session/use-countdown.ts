import { useEffect, useState } from 'react'

/** Seconds until a moment, counting down to zero. `start(seconds)` begins anew. */
export function useCountdown(): readonly [secondsLeft: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  const isRunning = left > 0

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isRunning])

  return [
    left,
    (seconds) => {
      setNow(Date.now())
      setUntil(Date.now() + seconds * 1000)
    },
  ]
}
