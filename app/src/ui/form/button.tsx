import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'

/** Looks of a button, shared by real buttons and by links that look like one. */
export const buttonClass = cva(
  'inline-flex items-center justify-center gap-2 rounded-2 border px-4 py-1 text-center font-strong [&>svg]:flex-none transition-colors duration-(--d-fast) hover:no-underline disabled:border-line disabled:bg-surface-sunken disabled:text-muted aria-busy:cursor-progress',
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover',
        secondary: 'border-line-strong bg-surface text-text hover:bg-surface-sunken',
        text: 'border-transparent text-accent hover:bg-accent-soft',
        danger: 'border-transparent bg-danger-solid text-on-danger',
      },
      size: {
        md: 'min-h-(--control)',
        lg: 'min-h-12 px-6',
        // A finger reaches four pixels further above and below than what is drawn.
        sm: 'relative min-h-(--control-small) px-3 py-0.5 text-13 after:absolute after:inset-x-0 after:-inset-y-[5px]',
      },
      block: { true: 'w-full', false: '' },
      /** Long words take a second line instead of widening what they stand in. */
      wraps: { true: 'min-w-0 wrap-anywhere', false: 'whitespace-nowrap' },
    },
    defaultVariants: { variant: 'secondary', size: 'md', block: false, wraps: false },
  },
)

/** What {@link buttonClass} can be asked for. */
export type ButtonLook = VariantProps<typeof buttonClass>

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Work is under way: shows a spinner and ignores presses, without losing focus. */
  busy?: boolean | undefined
  icon?: ReactNode
}

/** A button. It is `type="button"` unless said otherwise. */
export function Button({
  variant,
  size,
  block,
  wraps,
  busy = false,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={handleClick}
      className={clsx(buttonClass({ variant, size, block, wraps }), className)}
    >
      {busy ? <span className="spinner" aria-hidden="true" /> : icon}
      {children}
    </button>
  )
}
