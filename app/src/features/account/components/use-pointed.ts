import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** What a pointer points at on a chart. */
export interface Pointed {
  /** Part of the width of the chart, 0 to 1, from its left edge. */
  readonly part: number
  /** Where the box with the value stands. */
  readonly side: 'left' | 'right'
}

/** A box so near to a point covers it. */
const NEAR_PX = 8

/**
 * Follows a pointer over a chart that shows the value under it in a box. The pointer may go onto the box, which then
 * stays as it is; the box changes sides only where it would cover the point it is about. Escape hides it until the
 * pointer presses or comes anew.
 *
 * @param placeOf where the point is that is shown for a part of the width, as a part of it
 */
export function usePointed(placeOf: (part: number) => number) {
  const [state, setState] = useState<Pointed | 'hidden'>()
  const box: RefObject<HTMLElement | null> = useRef(null)
  const pointed = state === 'hidden' ? undefined : state
  const isShown = pointed !== undefined
  useEffect(() => {
    if (!isShown) return
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setState('hidden')
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [isShown])

  const handlePointer = ({ type, target, currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    if (state === 'hidden' && type !== 'pointerdown') return
    if (target instanceof Node && box.current?.contains(target)) return
    const { left, width } = currentTarget.getBoundingClientRect()
    const part = (clientX - left) / width
    const place = placeOf(part)
    const taken = box.current?.getBoundingClientRect()
    const at = left + place * width
    const isClear = taken !== undefined && (at < taken.left - NEAR_PX || at > taken.right + NEAR_PX)
    const side = pointed && isClear ? pointed.side : place > 0.5 ? 'left' : 'right'
    setState({ part, side })
  }
  return {
    pointed,
    box,
    handlers: {
      onPointerMove: handlePointer,
      onPointerDown: handlePointer,
      onPointerLeave: () => setState(undefined),
    },
  }
}
