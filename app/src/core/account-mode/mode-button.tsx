import { clsx } from 'clsx'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ButtonProps } from '#ui/form/button.tsx'
import type { AccountMode } from './mode-store.ts'

export interface ModeButtonProps extends Omit<ButtonProps, 'variant' | 'size' | 'block' | 'icon'> {
  mode: AccountMode
}

/**
 * Confirms something that moves money. The mode word is part of the button, because the eye is there at the moment
 * of commitment; DEMO also turns it violet.
 */
export function ModeButton({
  mode,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ModeButtonProps) {
  const { t } = useTranslation()
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
      className={clsx(
        'mode-button group flex min-h-12 w-full items-stretch overflow-hidden rounded-2 font-strong disabled:bg-surface-sunken disabled:text-muted aria-busy:cursor-progress',
        mode === 'demo'
          ? 'bg-demo-solid text-on-demo hover:bg-demo-hover'
          : 'bg-accent text-on-accent hover:bg-accent-hover',
        className,
      )}
    >
      <span
        className={clsx(
          'grid place-items-center px-3 text-12 font-bold tracking-[0.06em]',
          mode === 'demo' ? 'hatch-demo text-demo inset-ring inset-ring-demo-solid' : 'bg-real text-on-real',
        )}
      >
        {t(`mode.${mode}.word`)}
      </span>
      {/* Boxes beside each other have no space between their words in every browser. */}
      <span className="sr-only">{'\u00a0'}</span>
      <span className="flex flex-1 flex-wrap items-center justify-center gap-x-2 px-3 py-2">
        {busy ? <span className="spinner" aria-hidden="true" /> : null}
        {children}
      </span>
    </button>
  )
}
