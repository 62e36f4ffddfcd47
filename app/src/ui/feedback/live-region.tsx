import type { ReactNode } from 'react'

/**
 * Milliseconds until a message is shown. The page under a dialog is out of reach of a screen reader: when the message
 * comes as the dialog closes, its place has to be back first, or nothing is heard.
 */
export const heardAfter = 100

export interface LiveRegionProps {
  /** @default 'div' */
  as?: 'div' | 'span' | undefined
  className?: string | undefined
  /** The message; nothing while there is none. */
  children?: ReactNode
}

/**
 * A place in which a message is read aloud as it appears. It is always there, so that the message is heard; its role
 * comes with the message, since a screen reader reads an empty status as one.
 */
export function LiveRegion({ as: Box = 'div', className, children }: LiveRegionProps) {
  return (
    <Box aria-live="polite" className={className}>
      {children ? <Box role="status">{children}</Box> : null}
    </Box>
  )
}
