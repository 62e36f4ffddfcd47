import type { ReactNode } from 'react'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { Columns, Stack } from '#ui/layout/page.tsx'

export interface StepLayoutProps {
  /** Of what stands beside: the loan in figures. */
  title: string
  aside: ReactNode
  children: ReactNode
}

/** A step with the figures of the loan and its buttons beside it; below it where there is no room. */
export function StepLayout({ title, aside, children }: StepLayoutProps) {
  return (
    <Columns aside="wide">
      <Stack>{children}</Stack>
      <aside aria-label={title} className="card lg:sticky lg:top-[calc(var(--bar-top)+var(--ribbon)+16px)]">
        <div className="flex items-center justify-between gap-3 border-b border-line px-4 py-3">
          <h2>{title}</h2>
          <ModeBadge mode="real" />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-3">{aside}</div>
      </aside>
    </Columns>
  )
}
