import { type ReactNode, ViewTransition } from 'react'

/**
 * Whether an error only says that the browser skipped the animation between two pages, because the window was resized or
 * hidden meanwhile. The page is there all the same. React knows this error by the words of older browsers.
 */
export const isSkippedTransition = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError'

/**
 * Lets a page come and go; everything else that changes in it does not move. How they move is said by `data-page-move` of
 * the document and not by React's transition types: React gives all types to whichever transition it commits first, and
 * a part that arrives late would take them from the page.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  return (
    <ViewTransition enter="page" exit="page" update="none" default="none">
      {children}
    </ViewTransition>
  )
}
