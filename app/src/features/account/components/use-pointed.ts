import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { useEscape } from '#lib/keyboard/use-escape.ts'

/** What a pointer points at on a chart. */
export interface Pointed {
  /** Part of the width of the chart, 0 to 1, from its left edge. */
  readonly part: number
  /** Where the box with the value stands. */
  readonly side: 'left' | 'right'
}

/**
 * Follows a pointer over a chart that shows the value under it in a box. The pointer may go onto the box, which then
 * stays as it is; the box changes sides only where the pointer is above or below it. Escape hides it until the pointer
 * presses or comes anew.
 */
export function usePointed() {
  const [state, setState] = useState<Pointed | 'hidden'>()
  const box: RefObject<HTMLElement | null> = useRef(null)
  const pointed = state === 'hidden' ? undefined : state
  useEscape(pointed !== undefined, () => setState('hidden'))

  const handlePointer = ({ type, target, currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    if (state === 'hidden' && type !== 'pointerdown') return
    if (target instanceof Node && box.current?.contains(target)) return
    const { left, width } = currentTarget.getBoundingClientRect()
    const part = (clientX - left) / width
    const taken = box.current?.getBoundingClientRect()
    const isBeside = taken !== undefined && (clientX < taken.left || clientX > taken.right)
    const side = pointed && isBeside ? pointed.side : part > 0.5 ? 'left' : 'right'
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
