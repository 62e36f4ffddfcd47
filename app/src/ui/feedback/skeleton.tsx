import { clsx } from 'clsx'

export interface SkeletonProps {
  /** How many lines the content will have, about. */
  lines?: number | undefined
  /** What is loading; read aloud once. */
  label: string
  /** Height of a line in pixels. */
  lineHeight?: number | undefined
  className?: string | undefined
}

const widths = ['w-2/5', 'w-3/4', 'w-full', 'w-5/6', 'w-2/3']

/** The shape of what comes, while it loads. */
export function Skeleton({ lines = 3, label, lineHeight = 12, className }: SkeletonProps) {
  return (
    <div role="status" aria-busy="true" className={clsx('grid gap-3', className)}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
          key={line}
          aria-hidden="true"
          className={clsx('skeleton block', widths[line % widths.length])}
          style={{ blockSize: lineHeight }}
        />
      ))}
    </div>
  )
}
