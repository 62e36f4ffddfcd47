import { useEffect, useState } from 'react'

/** A screen of rows: enough for the first paint. */
const FIRST = 24
/** What a frame can add without being felt. */
const PIECE = 48

/**
 * A long list, the first screen of it at once and the rest in pieces, one a frame. A deferred render would do it in
 * one piece, but updates that never stop, such as prices, can hold one off for ever.
 *
 * @param subject - what the list is of; another one starts again with a screen
 */
export function useIncrementalList<T>(items: readonly T[], subject: string): readonly T[] {
  const [shown, setShown] = useState({ subject, count: FIRST })
  const count = shown.subject === subject ? shown.count : FIRST
  const isWhole = count >= items.length

  useEffect(() => {
    if (isWhole) return
    const frame = requestAnimationFrame(() => setShown({ subject, count: count + PIECE }))
    return () => cancelAnimationFrame(frame)
  }, [subject, count, isWhole])

  return isWhole ? items : items.slice(0, count)
}
