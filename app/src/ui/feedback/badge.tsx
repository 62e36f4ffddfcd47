import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const tones = {
  neutral: 'bg-surface-sunken text-text inset-ring inset-ring-line',
  info: 'bg-accent-soft text-accent',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
  quiet: 'text-muted inset-ring inset-ring-line',
}

export interface BadgeProps {
  tone?: keyof typeof tones | undefined
  icon?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** How a badge looks for a state. */
export type BadgeLook = Pick<BadgeProps, 'tone' | 'icon'>

/** A short word about a state. The word carries the meaning, the colour only helps. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-5 items-center gap-1.5 rounded-1 px-[7px] py-px text-12 [&_svg]:size-4 [&_svg]:flex-none',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
