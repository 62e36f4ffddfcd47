import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'

export interface BarLinkProps {
  /** Where it leads; read aloud and shown as a tooltip. */
  label: string
  to: string
  icon: LucideIcon
}

/** A link of the top bar of a phone: a sign without words. */
export function BarLink({ label, to, icon: Icon }: BarLinkProps) {
  return (
    <Link
      to={to}
      aria-label={label}
      title={label}
      className="inline-grid size-(--control) flex-none place-items-center rounded-2 text-text hover:bg-surface-sunken"
    >
      <Icon className="size-5" aria-hidden="true" />
    </Link>
  )
}
