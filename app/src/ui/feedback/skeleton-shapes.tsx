import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { LoadingLabel } from './loading-label.tsx'

export interface SkeletonFrameProps {
  /** What is loading; read aloud once if that takes long. */
  label: string
  className?: string | undefined
  children: ReactNode
}

/** Blocks in the shape of what comes, while it loads: where each part will stand, so that nothing moves. */
export function SkeletonFrame({ label, className, children }: SkeletonFrameProps) {
  return (
    <div role="status" aria-live="off" aria-busy="true" className={className}>
      <LoadingLabel>{label}</LoadingLabel>
      {children}
    </div>
  )
}

/** A part of what comes; its class gives it a size. */
export function SkeletonBlock({ className }: { className: string }) {
  return <span aria-hidden="true" className={clsx('skeleton block', className)} />
}

/** So many places, to draw the same part in each. */
const placesOf = (count: number) => Array.from({ length: count }, (_, place) => place)

export interface TableShapeProps {
  /** How many columns the table has, and how many of their figures a card shows. */
  columns: number
  /** How many rows there will be, about. */
  rows?: number
  /** Above the rows: the tabs of the lists, of which this is one. */
  tabs?: number
}

/** The rows of a table under their heads; on phones each is a card. Says nothing: what it stands in is announced. */
export function TableShape({ columns, rows = 3, tabs = 0 }: TableShapeProps) {
  return (
    <div aria-hidden="true">
      {tabs === 0 ? null : (
        <div className="flex min-h-11 items-center gap-6 border-b border-line px-4">
          {placesOf(tabs).map((tab) => (
            <SkeletonBlock key={tab} className="h-3.5 w-16" />
          ))}
        </div>
      )}
      <div className="h-9 border-b border-line bg-surface-sunken on-mobile:hidden" />
      {placesOf(rows).map((row) => (
        <div key={row} className="border-b border-line px-4 last:border-0">
          <div className="flex min-h-11.5 items-center justify-between gap-4 on-mobile:hidden">
            <SkeletonBlock className="h-3.5 w-28" />
            {placesOf(columns - 1).map((column) => (
              <SkeletonBlock key={column} className="h-3.5 w-14" />
            ))}
          </div>
          <div className="grid grid-cols-2 gap-x-4 gap-y-1.5 py-3 on-desktop:hidden">
            <SkeletonBlock className="my-3 h-4 w-28" />
            <SkeletonBlock className="h-11 w-20 justify-self-end" />
            {placesOf(columns - 2).map((column) => (
              <span key={column} className="grid gap-2 py-1">
                <SkeletonBlock className="h-2.5 w-16" />
                <SkeletonBlock className="h-3.5 w-20" />
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

/** A {@link TableShape} that is announced by itself. */
export function SkeletonTable({ label, ...shape }: TableShapeProps & { label: string }) {
  return (
    <SkeletonFrame label={label}>
      <TableShape {...shape} />
    </SkeletonFrame>
  )
}

/** Lines of a label and its figure at the end, as a list of costs has. */
export function LinesShape({ lines }: { lines: number }) {
  return (
    <div aria-hidden="true" className="grid gap-3.5">
      {placesOf(lines).map((line) => (
        <span key={line} className="flex justify-between gap-4">
          <SkeletonBlock className="h-3 w-28" />
          <SkeletonBlock className="h-3 w-16" />
        </span>
      ))}
    </div>
  )
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
      {placesOf(rows).map((row) => (
        <span
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
