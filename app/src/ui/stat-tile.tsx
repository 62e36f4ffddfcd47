import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Props of {@link StatTile}. */
export interface StatTileProps {
  label: ReactNode
  /** The figure, already set by `Figure` or `PriceChange`. */
  value: ReactNode
  /** One line under it. */
  note?: ReactNode
  className?: string | undefined
}

/** One figure with its name. Several stand in a `<dl>`. */
export function StatTile({ label, value, note, className }: StatTileProps) {
  return (
    <div className={clsx('grid min-w-0 content-start gap-0.5', className)}>
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="text-16 font-strong">{value}</dd>
      {note ? <dd className="text-12 text-muted">{note}</dd> : null}
    </div>
  )
}
