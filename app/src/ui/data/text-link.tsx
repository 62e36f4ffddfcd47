import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

export interface TextLinkProps {
  /** The address as the text has it. */
  href: string
  children: ReactNode
}

const className = 'text-accent underline underline-offset-3'

/** A link within a text: to a page of the app, to another site in a window of its own, or to write and call. */
export function TextLink({ href, children }: TextLinkProps) {
  const address = href.trim()
  if (/^\/(?![/\\])/.test(address))
    return (
      <Link to={address} className={className}>
        {children}
      </Link>
    )
  if (/^https?:\/\//i.test(address))
    return (
      <a href={address} target="_blank" rel="noopener noreferrer" className={className}>
        {children}
      </a>
    )
  if (/^(mailto|tel):/i.test(address))
    return (
      <a href={address} className={className}>
        {children}
      </a>
    )
  return children
}
