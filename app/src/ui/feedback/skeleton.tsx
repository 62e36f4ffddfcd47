import { clsx } from 'clsx'
import { SkeletonFrame } from './skeleton-shapes.tsx'

export interface SkeletonProps {
  /** How many lines the content will have, about. */
  lines?: number | undefined
  /** What is loading; read aloud once if that takes long. */
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
export function Skeleton({ label, className, ...shape }: SkeletonProps) {
  return (
    <SkeletonFrame label={label} className={clsx('grid gap-3', className)}>
      <SkeletonLines {...shape} />
    </SkeletonFrame>
  )
}

/** Lines of text, for a grid. */
export function SkeletonLines({ lines = 3, lineHeight = 12 }: Pick<SkeletonProps, 'lines' | 'lineHeight'>) {
  return Array.from({ length: lines }, (_, line) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
      key={line}
      aria-hidden="true"
      className={clsx('skeleton block', heights[lineHeight], widths[line % widths.length])}
    />
  ))
}
