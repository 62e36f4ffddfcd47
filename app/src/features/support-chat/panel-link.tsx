import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { closeSupportPanel } from './support-chat.ts'

/** A way from the panel to a page: the panel closes, what was written stays. */
export function PanelLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} onClick={closeSupportPanel} className="inline-flex min-h-11 items-center gap-2 text-accent">
      {children}
    </Link>
  )
}
