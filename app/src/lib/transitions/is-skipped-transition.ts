/**
 * Whether an error only says that the browser skipped the animation between two pages, because the window was resized or
 * hidden meanwhile. The page is there all the same. React knows this error by the words of older browsers.
 */
export const isSkippedTransition = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError'
