import type { ReactNode } from 'react'

/** Look of what can be followed in the footer. */
export const footerLinkClass =
  'inline-flex min-h-6 items-center text-start text-muted hover:text-text hover:underline'

export interface FooterGroupProps {
  title: string
  /** Items of the list. */
  children: ReactNode
}

/** Links of one kind under their heading. */
export function FooterGroup({ title, children }: FooterGroupProps) {
  return (
    <nav aria-label={title} className="grid content-start gap-2 text-13">
      <h2 className="text-13">{title}</h2>
      <ul className="grid gap-1">{children}</ul>
    </nav>
  )
}
