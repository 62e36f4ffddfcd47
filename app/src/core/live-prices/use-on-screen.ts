import { type RefObject, useEffect, useState } from 'react'

type Report = (isOnScreen: boolean) => void

/** Rows a little outside the window count as on screen, so that they are up to date when they scroll in. */
const MARGIN = '160px 0px'

const reports = new WeakMap<Element, Report>()
let observer: IntersectionObserver | undefined

/** One observer for every row: a list of hundreds costs one callback a scroll step. */
function watch(element: Element, report: Report): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) reports.get(entry.target)?.(entry.isIntersecting)
    },
    { rootMargin: MARGIN },
  )
  const watching = observer
  reports.set(element, report)
  watching.observe(element)
  return () => {
    watching.unobserve(element)
    reports.delete(element)
  }
}

/** Whether an element is in the window, or nearly. False until known, and while the page is hidden. */
export function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [isOnScreen, setIsOnScreen] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const unwatch = watch(element, setIsOnScreen)
    return () => {
      unwatch()
      setIsOnScreen(false)
    }
  }, [ref])

  return isOnScreen
}
