import type { ReactNode } from 'react'

/** Props of {@link DirectionArrow}. */
export interface DirectionArrowProps {
  way: 'up' | 'down'
  /** The word; the arrow only helps. */
  children: ReactNode
}

/** A word for a direction, with the arrow and the colour of that movement. */
export function DirectionArrow({ way, children }: DirectionArrowProps) {
  return (
    <>
      <svg
        viewBox="0 0 8 8"
        aria-hidden="true"
        className={way === 'up' ? 'size-2 flex-none fill-up' : 'size-2 flex-none fill-down'}
      >
        <path d={way === 'up' ? 'M4 0 8 8H0z' : 'M0 0h8L4 8z'} />
      </svg>
      {children}
    </>
  )
}
