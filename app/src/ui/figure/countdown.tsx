import { useEffect, useEffectEvent } from 'react'
import { useTick } from '#lib/clock/use-tick.ts'

export interface CountdownProps {
  /** Epoch milliseconds at which it ends, on the same clock as `now`. */
  endsAt: number
  /** The clock: the market's, not the device's. */
  now: () => number
  /** Called once when it ends. */
  onEnd?: (() => void) | undefined
  className?: string | undefined
}

/** What is left, `m:ss` or `h:mm:ss`. */
function formatRest(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  const rest = two(seconds % 60)
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`
}

/** The time until a real deadline. Screen readers are not told each second; they may read it when they come by. */
export function Countdown({ endsAt, now, onEnd, className }: CountdownProps) {
  const rest = endsAt - useTick(250, { read: now })
  const passed = rest <= 0 ? endsAt : undefined
  const handleEnd = useEffectEvent(() => onEnd?.())

  useEffect(() => {
    if (passed !== undefined) handleEnd()
  }, [passed])

  return (
    <time
      role="timer"
      aria-live="off"
      dir="ltr"
      dateTime={new Date(endsAt).toISOString()}
      className={`num ${className ?? ''}`}
    >
      {formatRest(rest)}
    </time>
  )
}
