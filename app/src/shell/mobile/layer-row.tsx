import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface RowParts {
  icon: LucideIcon
  /** What stands at the far end. */
  aside?: ReactNode
  children: ReactNode
}

/** How a row of the menu and of "more" looks, whatever it does. */
export const layerRow =
  'flex min-h-12 w-full items-center gap-3.5 px-4 text-start text-16 text-text hover:bg-surface-sunken hover:no-underline focus-visible:-outline-offset-2'

export function RowContent({ icon: Icon, aside, children }: RowParts) {
  return (
    <>
      <Icon className="size-5 flex-none" aria-hidden="true" />
      <span className="min-w-0 flex-1 py-2">{children}</span>
      {aside}
    </>
  )
}

/** A row that leads to another page. */
export function RowLink({ to, onFollow, ...content }: RowParts & { to: string; onFollow: () => void }) {
  return (
    <Link to={to} onClick={onFollow} className={layerRow}>
      <RowContent {...content} />
    </Link>
  )
}

/** A row that does something. */
export function RowButton({
  onPress,
  opensDialog = false,
  className,
  ...content
}: RowParts & { onPress: () => void; opensDialog?: boolean; className?: string }) {
  return (
    <button
      type="button"
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={onPress}
      className={clsx(layerRow, className)}
    >
      <RowContent {...content} />
    </button>
  )
}
