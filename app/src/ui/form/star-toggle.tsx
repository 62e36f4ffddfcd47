import { clsx } from 'clsx'
import { Star } from 'lucide-react'

export interface StarToggleProps {
  /** What is watched, as an action: "Watch First snow". */
  label: string
  isOn: boolean
  onToggle: () => void
  className?: string | undefined
}

/** A star: whether something is on a list of one's own, and a press changes it. */
export function StarToggle({ label, isOn, onToggle, className }: StarToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={label}
      title={label}
      onClick={onToggle}
      className={clsx(
        'grid size-11 flex-none place-items-center rounded-2 hover:bg-surface-sunken',
        isOn ? 'text-accent' : 'text-muted',
        className,
      )}
    >
      <Star className={clsx('size-5', isOn && 'fill-current')} aria-hidden="true" />
    </button>
  )
}
