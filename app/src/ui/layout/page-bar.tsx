import { type ReactNode, useLayoutEffect } from 'react'
import { createStore, useStore } from '#lib/store/create-store.ts'

export interface PageBarProps {
  /** A line under the title: which step it is, or the name of what is shown. */
  note?: ReactNode
  /** The one thing that this page offers in its bar, in place of "more". */
  action?: ReactNode
}

const shown = createStore<PageBarProps>({})

/** What the page on show puts into the top bar. */
export const usePageBar = (): PageBarProps => useStore(shown)

/** Puts something of a page into the top bar of phones. A page that is kept and not on show puts nothing there. */
export function PageBar({ note, action }: PageBarProps) {
  useLayoutEffect(() => {
    shown.set({ note, action })
  }, [note, action])
  useLayoutEffect(() => () => shown.set({}), [])
  return null
}
