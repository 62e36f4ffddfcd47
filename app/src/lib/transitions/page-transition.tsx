import { type ReactNode, ViewTransition } from 'react'

/**
 * Whether an error only says that the browser skipped the animation between two pages, because the window was resized or
 * hidden meanwhile. The page is there all the same. React knows this error by the words of older browsers.
 */
export const isSkippedTransition = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError'

const classes = {
  'slide-next': 'page-slide-next',
  'slide-back': 'page-slide-back',
  fade: 'page-fade',
  rise: 'page-rise',
  default: 'none',
}

/** Lets a page come and go as its navigation says; everything else that changes in it does not move. */
export function PageTransition({ children }: { children: ReactNode }) {
  return (
    <ViewTransition enter={classes} exit={classes} update="none" default="none">
      {children}
    </ViewTransition>
  )
}
