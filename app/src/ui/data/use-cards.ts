import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Below this, columns would fit only with next to nothing in them. */
const NARROWEST = 600

/**
 * Whether the rows of a table have to be cards because its columns have no room beside each other: measured, because
 * words and figures are longer in some languages and at some sizes of text.
 *
 * @param box around the table, as wide as there is room
 */
export function useCards(box: RefObject<HTMLElement | null>): boolean {
  const [isCards, setIsCards] = useState(false)
  const needed = useRef(0)

  const measure = () => {
    const room = box.current?.clientWidth ?? 0
    // Not on show: there is nothing to measure.
    if (room === 0) return
    if (!isCards) needed.current = box.current?.querySelector('table')?.offsetWidth ?? 0
    setIsCards(room < NARROWEST || needed.current > room)
  }
  const latest = useRef(measure)
  latest.current = measure

  // Before it is painted, so that nothing moves under the user's finger.
  useLayoutEffect(() => latest.current())
  useEffect(() => {
    const watch = new ResizeObserver(() => latest.current())
    for (const part of [box.current, box.current?.querySelector('table')]) if (part) watch.observe(part)
    return () => watch.disconnect()
  }, [box])
  return isCards
}
