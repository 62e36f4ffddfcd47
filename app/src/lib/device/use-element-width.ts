import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * The width of an element in pixels, rounded down; that of the window until it is laid out. What is chosen by it
 * renders again only when the width is another one.
 */
export function useElementWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(() => window.innerWidth)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    const measure = () => setWidth(Math.floor(element.getBoundingClientRect().width) || window.innerWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return width
}
