import { clsx } from 'clsx'

export interface SwitchProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
}

/** An on-off choice that takes effect at once. The touch target is larger than what is drawn. */
export function Switch({ label, checked, onChange, disabled }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      disabled={disabled}
      onClick={() => onChange(!checked)}
      className="grid size-11 flex-none place-items-center"
    >
      <span
        className={clsx(
          'flex h-5 w-9 rounded-full p-0.5 transition-colors duration-(--d-fast)',
          checked ? 'justify-end bg-accent' : 'justify-start bg-line-strong',
        )}
      >
        <span className="size-4 rounded-full bg-surface" />
      </span>
    </button>
  )
}
