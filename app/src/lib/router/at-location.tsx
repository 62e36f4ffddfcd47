import { type ReactNode, useMemo } from 'react'
import { type Location, UNSAFE_LocationContext as LocationContext, NavigationType } from 'react-router-dom'

/** Props of {@link AtLocation}. */
export interface AtLocationProps {
  location: Location
  children: ReactNode
}

/**
 * Shows a page at a location of its own: a kept page that is hidden stays where it was left, wherever the reader is
 * now. A `<Routes location>` around a single page would do the same with a matcher of 4 kB that we have no use for.
 */
export function AtLocation({ location, children }: AtLocationProps) {
  const value = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location])
  return <LocationContext value={value}>{children}</LocationContext>
}
