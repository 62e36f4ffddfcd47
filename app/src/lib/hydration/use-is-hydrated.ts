import { useSyncExternalStore } from 'react'

const listenToNothing = () => () => {}

/**
 * False while the build renders a page and while the browser takes it over, true from then on: what the build cannot
 * know, like the time, keeps its place until then.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    listenToNothing,
    () => true,
    () => false,
  )
