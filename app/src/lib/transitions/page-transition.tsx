import { type ReactNode, ViewTransition } from 'react'

const classes = {
  'slide-next': 'page-slide-next',
  'slide-back': 'page-slide-back',
  fade: 'page-fade',
  rise: 'page-rise',
  default: 'none',
}

/** Lets a page come and go as its navigation says; everything else that changes in it does not move. */
export function PageTransition({ children }: { children: ReactNode }) {
  return (
    <ViewTransition enter={classes} exit={classes} update="none" default="none">
      {children}
    </ViewTransition>
  )
}
