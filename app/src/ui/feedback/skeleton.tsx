import { clsx } from 'clsx'

export interface SkeletonProps {
  /** How many lines the content will have, about. */
  lines?: number | undefined
  /** What is loading; read aloud once. */
  label: string
  /** Height of a line in pixels. */
  lineHeight?: keyof typeof heights | undefined
  className?: string | undefined
}

/** As classes: the policy of the page refuses styles in the HTML that the build renders. */
const heights = {
  12: 'h-3',
  16: 'h-4',
  20: 'h-5',
  22: 'h-5.5',
  24: 'h-6',
  28: 'h-7',
  30: 'h-7.5',
  32: 'h-8',
  36: 'h-9',
  40: 'h-10',
  48: 'h-12',
} as const

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
          className={clsx('skeleton block', heights[lineHeight], widths[line % widths.length])}
        />
      ))}
    </div>
  )
}
