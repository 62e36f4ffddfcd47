import type { ReactNode } from 'react'
import { TrendMark } from './trend-mark.tsx'

/** Props of {@link DirectionArrow}. */
export interface DirectionArrowProps {
  way: 'up' | 'down'
  /** The word; the arrow only helps. */
  children: ReactNode
}

/** A word for a direction, with the arrow and the colour of that trend. */
export function DirectionArrow({ way, children }: DirectionArrowProps) {
  return (
    <>
      <TrendMark way={way} />
      {children}
    </>
  )
}
