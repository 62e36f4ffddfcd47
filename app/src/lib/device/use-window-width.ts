import { useSyncExternalStore } from 'react'
import { currentDevice } from './use-device.ts'

/** The design's breakpoints that change what a page consists of, not only how it is laid out. */
const queries = {
  /** The desktop layout: headers above the list, no strip of movers. */
  desktop: '(min-width: 56.25rem)',
  /** A column stands beside the list. */
  wide: '(min-width: 75rem)',
  /** Panels stand around the chart of an instrument and fill the window. */
  workspace: '(min-width: 87.5rem) and (min-height: 40rem)',
  /** The panels around a chart have their full size. */
  large: '(min-width: 100rem)',
}

/**
 * Whether the window is at least so wide. What has no place is then not rendered at all: hidden by a style alone it
 * would go on following prices.
 */
export function useWindowWidth(least: keyof typeof queries): boolean {
  // What the build renders for each device class, before a window is known.
  return useMedia(queries[least], () => currentDevice() === 'desktop')
}

/** A phone held on its side: too low for bars above and below what the page shows. */
export function useLandscape(): boolean {
  const isLow = useMedia(
    '(orientation: landscape) and (min-width: 30rem) and (max-height: 30rem)',
    () => false,
  )
  return currentDevice() === 'mobile' && isLow
}

function useMedia(query: string, first: () => boolean): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
    first,
  )
}
