import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface SkeletonFrameProps {
  /** What is loading; read aloud once. */
  label: string
  className?: string | undefined
  children: ReactNode
}

/** Blocks in the shape of what comes, while it loads: where each part will stand, so that nothing moves. */
export function SkeletonFrame({ label, className, children }: SkeletonFrameProps) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}

/** A part of what comes; its class gives it a size. */
export function SkeletonBlock({ className }: { className: string }) {
  return <span aria-hidden="true" className={clsx('skeleton block', className)} />
}

export interface SkeletonRowsProps {
  label: string
  /** How many rows there will be, about. */
  rows?: number
  className?: string | undefined
}

/** The rows of a list or table: a name with a line under it, and its figure at the end. */
export function SkeletonRows({ label, rows = 3, className }: SkeletonRowsProps) {
  return (
    <SkeletonFrame label={label} className={className}>
      {Array.from({ length: rows }, (_, row) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
          key={row}
          className="flex items-center justify-between gap-4 border-b border-line px-4 py-2.5 last:border-0"
        >
          <span className="grid min-w-0 flex-1 gap-2">
            <SkeletonBlock className="h-3.5 w-2/5 max-w-40" />
            <SkeletonBlock className="h-2.5 w-3/5 max-w-64" />
          </span>
          <SkeletonBlock className="h-3.5 w-20" />
        </span>
      ))}
    </SkeletonFrame>
  )
}
