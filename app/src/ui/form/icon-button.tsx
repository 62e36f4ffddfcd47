import { clsx } from 'clsx'
import type { ButtonHTMLAttributes, ReactNode } from 'react'

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What the button does; read aloud and shown as a tooltip. */
  label: string
  icon: ReactNode
}

/** A square button with an icon and no visible words. */
export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={clsx(
        'relative inline-grid size-(--control) flex-none place-items-center rounded-2 text-text hover:bg-surface-sunken disabled:text-muted',
        className,
      )}
    >
      {icon}
    </button>
  )
}
