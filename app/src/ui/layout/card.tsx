import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode
  /** One line under the title. */
  subtitle?: ReactNode
  /** What stands at the far end of the title. */
  aside?: ReactNode
  /** No inner space: for tables and lists that run edge to edge. */
  flush?: boolean | undefined
}

/** A block of the page on its own surface. */
export function Card({ title, subtitle, aside, flush = false, className, children, ...rest }: CardProps) {
  const header =
    title === undefined ? null : (
      <div
        className={clsx(
          'flex flex-wrap items-center justify-between gap-x-3 gap-y-1',
          flush && 'min-h-[52px] border-b border-line px-4 py-3',
        )}
      >
        <div>
          <h2>{title}</h2>
          {subtitle ? <p className="text-12 text-muted">{subtitle}</p> : null}
        </div>
        {aside}
      </div>
    )
  return (
    <section {...rest} className={clsx('card', !flush && 'grid content-start gap-3 p-4', className)}>
      {header}
      {children}
    </section>
  )
}
