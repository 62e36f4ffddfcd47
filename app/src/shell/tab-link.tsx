import type { MouseEvent, ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { ancestorsOf, routeNameOf, type TabName } from '#config/paths.ts'
import { prefersReducedMotion } from '#lib/device/reduced-motion.ts'
import { useTabHref } from './kept-locations.ts'
import type { KeptPlace } from './use-scroll-place.ts'

export interface TabLinkProps {
  name: TabName
  /** Lights the tab on the pages below it as well. */
  withChildren?: boolean
  onFollow?: () => void
  className: string
  children: ReactNode
}

/** A main tab: leads back to its page as it was left, and to where the user was on it; the active one scrolls to the top. */
export function TabLink({ name, withChildren = false, onFollow, className, children }: TabLinkProps) {
  const current = routeNameOf(useLocation().pathname) ?? 'home'
  const href = useTabHref(name)
  const isHere = current === name
  const isAbove = withChildren && name !== 'home' && ancestorsOf(current).includes(name)

  const handleClick = (event: MouseEvent) => {
    onFollow?.()
    if (!isHere) return
    event.preventDefault()
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  }
  return (
    <Link
      to={href}
      state={{ isReturn: true } satisfies KeptPlace}
      aria-current={isHere ? 'page' : isAbove ? 'true' : undefined}
      onClick={handleClick}
      className={className}
    >
      {children}
    </Link>
  )
}
