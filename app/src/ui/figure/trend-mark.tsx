export interface TrendMarkProps {
  trend: 'up' | 'down'
  /** What the mark says where no word stands beside it. */
  label?: string
}

const shapes = { up: 'M4 0 8 8H0z', down: 'M0 0h8L4 8z' }

/** The arrow of a trend. */
export function TrendMark({ trend, label }: TrendMarkProps) {
  return (
    <svg
      viewBox="0 0 8 8"
      className={trend === 'up' ? 'size-2 flex-none fill-up' : 'size-2 flex-none fill-down'}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <path d={shapes[trend]} />
    </svg>
  )
}
