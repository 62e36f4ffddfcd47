import type { ReactNode } from 'react'
import { TrendMark } from './trend-mark.tsx'

export interface DirectionArrowProps {
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
