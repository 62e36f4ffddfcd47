import type { ReactNode } from 'react'

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
      className={
        trend === 'up' ? 'size-2 flex-none self-center fill-up' : 'size-2 flex-none self-center fill-down'
      }
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <path d={shapes[trend]} />
    </svg>
  )
}

/** Which way a figure went. */
export type Trend = 'up' | 'down' | 'unchanged'

/**
 * Which way a change goes, read from its sign as it is shown. A change too small for the decimals shown is unchanged:
 * a figure of zero beside an arrow would contradict itself.
 *
 * @example
 * trendOf('−1.24%') // 'down'
 */
export function trendOf(shown: string): Trend {
  if (shown.startsWith('+')) return 'up'
  return shown.startsWith('−') ? 'down' : 'unchanged'
}

interface DirectionArrowProps {
  trend: 'up' | 'down'
  /** The word; the arrow only helps. */
  children: ReactNode
}

/** A word for a direction, with the arrow and the colour of that trend. */
export function DirectionArrow({ trend, children }: DirectionArrowProps) {
  return (
    <>
      <TrendMark trend={trend} />
      {children}
    </>
  )
}
