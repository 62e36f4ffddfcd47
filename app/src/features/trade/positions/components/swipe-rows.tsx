import { type ReactNode, type TouchEvent, useRef } from 'react'

interface SwipeRowsProps {
  /** Called with the place of the row that was swept aside. */
  onSwipe: (index: number) => void
  children: ReactNode
}

/** A swipe goes at least so many pixels along, and at most so many across. */
const FAR = 72
const ASIDE = 40

/** Rows of a table that a finger sweeps aside; each has a button that does the same. */
export function SwipeRows({ onSwipe, children }: SwipeRowsProps) {
  const start = useRef<{ readonly x: number; readonly y: number; readonly row: HTMLElement }>(undefined)

  const moved = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0]
    if (!start.current || !touch) return { x: 0, y: 0 }
    const isRtl = getComputedStyle(start.current.row).direction === 'rtl'
    const x = (touch.clientX - start.current.x) * (isRtl ? -1 : 1)
    return { x: Math.min(0, x), y: Math.abs(touch.clientY - start.current.y) }
  }
  const handleStart = ({ target, touches }: TouchEvent) => {
    const touch = touches[0]
    const row = target instanceof Element ? target.closest<HTMLElement>('tbody tr') : null
    start.current = row && touch ? { x: touch.clientX, y: touch.clientY, row } : undefined
  }
  const handleMove = (event: TouchEvent) => {
    const { x, y } = moved(event)
    if (start.current && y < ASIDE) start.current.row.style.insetInlineStart = `${x / 2}px`
  }
  const handleEnd = (event: TouchEvent) => {
    const { x, y } = moved(event)
    const row = start.current?.row
    start.current = undefined
    if (!row) return
    row.style.insetInlineStart = ''
    if (x > -FAR || y > ASIDE) return
    onSwipe([...(row.parentElement?.children ?? [])].indexOf(row))
  }
  return (
    <div
      className="touch-pan-y"
      onTouchStart={handleStart}
      onTouchMove={handleMove}
      onTouchEnd={handleEnd}
      onTouchCancel={handleEnd}
    >
      {children}
    </div>
  )
}
