import { type RefObject, useEffect } from 'react'

/**
 * Moves a row that is wider than its place, so that the chosen one of its parts is whole: when it is chosen, and as parts
 * grow with their counts, fonts and words.
 *
 * @param choice selects the chosen part
 * @param placeOf the element that scrolls: the row itself, or what it stands in
 */
export function useWholeChoice(
  row: RefObject<HTMLElement | null>,
  choice: string,
  placeOf: (row: HTMLElement) => HTMLElement | null,
): void {
  useEffect(() => {
    const parts = row.current
    const place = parts && placeOf(parts)
    if (!place) return
    const showWhole = () => {
      const chosen = parts.querySelector(choice)
      if (!chosen) return
      const [shown, own] = [place.getBoundingClientRect(), chosen.getBoundingClientRect()]
      if (own.left < shown.left) place.scrollLeft += own.left - shown.left
      else if (own.right > shown.right) place.scrollLeft += own.right - shown.right
    }
    const watch = new ResizeObserver(showWhole)
    for (const part of parts.children) watch.observe(part)
    return () => watch.disconnect()
  }, [row, choice, placeOf])
}
