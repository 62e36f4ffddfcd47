import { RotateCw } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LiveRegion } from '#ui/feedback/live-region.tsx'
import { refresh } from '../refresh.ts'

/** How far a finger pulls until letting go asks again, and how far the sign follows it. */
const THRESHOLD = 96
const FARTHEST = 120
/** A finger that moved so far has a direction. */
const SURE = 10

/** What a finger moves in its own way: charts, sliders, what is scrolled in itself, and layers over the page. */
const ownGestures = 'canvas, input, textarea, select, dialog, [role="slider"], [data-own-gestures]'

function isOwn(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest(ownGestures)) return true
  for (let part: Element | null = target; part && part !== document.body; part = part.parentElement)
    if (part.scrollTop > 0) return true
  return false
}

/**
 * Asks again for what the page shows when it is pulled down at its top. Nothing else of the page moves, and scrolling
 * stays the browser's; the same is a row of the menu and of "more".
 */
export function PullToRefresh() {
  const { t } = useTranslation()
  const [pull, setPull] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined)

  const run = useEffectEvent(async () => {
    setIsBusy(true)
    await refresh()
    setIsBusy(false)
  })

  useEffect(() => {
    let pulled = 0
    const follow = (distance: number) => {
      pulled = distance
      setPull(distance)
    }
    const handleStart = ({ touches, target }: TouchEvent) => {
      const [finger] = touches
      const canPull = touches.length === 1 && window.scrollY <= 0 && !isOwn(target)
      start.current = finger && canPull ? { x: finger.clientX, y: finger.clientY } : undefined
    }
    const handleMove = ({ touches }: TouchEvent) => {
      const [finger] = touches
      if (!start.current || !finger) return
      const [across, down] = [Math.abs(finger.clientX - start.current.x), finger.clientY - start.current.y]
      const isOther =
        touches.length > 1 ||
        window.scrollY > 0 ||
        down < -SURE ||
        (pulled === 0 && across > SURE && across > down)
      if (isOther) {
        start.current = undefined
        follow(0)
      } else if (down > SURE) follow(Math.min(FARTHEST, down))
    }
    const handleEnd = () => {
      if (pulled >= THRESHOLD) void run()
      start.current = undefined
      follow(0)
    }
    const handleCancel = () => {
      start.current = undefined
      follow(0)
    }
    const passive = { passive: true }
    window.addEventListener('touchstart', handleStart, passive)
    window.addEventListener('touchmove', handleMove, passive)
    window.addEventListener('touchend', handleEnd, passive)
    window.addEventListener('touchcancel', handleCancel, passive)
    return () => {
      window.removeEventListener('touchstart', handleStart)
      window.removeEventListener('touchmove', handleMove)
      window.removeEventListener('touchend', handleEnd)
      window.removeEventListener('touchcancel', handleCancel)
    }
  }, [])

  const isShown = isBusy || pull > 0
  return (
    <LiveRegion className="pointer-events-none absolute inset-x-0 top-full grid justify-items-center print:hidden">
      {isShown ? (
        <span
          data-ready={pull >= THRESHOLD || isBusy || undefined}
          className="mt-2 grid size-10 place-items-center rounded-full bg-surface-raised text-muted shadow-2 data-ready:text-accent motion-safe:transition-[translate] motion-safe:duration-75"
          style={{ translate: `0 ${isBusy ? 0 : Math.round(pull / 4)}px` }}
        >
          {isBusy ? (
            <span className="spinner" aria-hidden="true" />
          ) : (
            <RotateCw
              className="size-5"
              aria-hidden="true"
              style={{ rotate: `${Math.round((pull / THRESHOLD) * 270)}deg` }}
            />
          )}
          {isBusy ? <span className="sr-only">{t('refresh.busy')}</span> : null}
        </span>
      ) : null}
    </LiveRegion>
  )
}
