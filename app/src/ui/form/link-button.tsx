import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { type ButtonLook, buttonClass } from './button.tsx'

export interface LinkButtonProps extends Omit<LinkProps, 'className'>, ButtonLook {
  icon?: ReactNode
  className?: string | undefined
}

/** A link that looks like a button, for steps that lead to another page. */
export function LinkButton({
  variant,
  size,
  block,
  wraps,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={clsx(buttonClass({ variant, size, block, wraps }), className)}>
      {icon}
      {children}
    </Link>
  )
}
