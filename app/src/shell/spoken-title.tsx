import { useEffect, useRef, useState } from 'react'
import { heardAfter, LiveRegion } from '#ui/feedback/live-region.tsx'
import { usePageTitle } from './use-page-title.ts'

/** Milliseconds after which a name is taken away: with a dialog that closes it would come back, and be heard again. */
const goneAfter = 1_000

/**
 * Says the name of a page that no move of the focus tells: the content had the focus already, as after a search, or the
 * page became another one in its place.
 */
export function SpokenTitle() {
  const title = usePageTitle()
  // A document that is loaded is named by the browser.
  const heard = useRef<string | null>(title)
  const [spoken, setSpoken] = useState<string>()

  useEffect(() => {
    const noteFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target.id !== 'main') return
      heard.current = target.getAttribute('aria-label')
      setSpoken(undefined)
    }
    document.addEventListener('focusin', noteFocus)
    return () => document.removeEventListener('focusin', noteFocus)
  }, [])

  useEffect(() => {
    const timer = setTimeout(() => {
      if (heard.current === title) return
      heard.current = title
      setSpoken(title)
    }, heardAfter)
    return () => clearTimeout(timer)
  }, [title])

  useEffect(() => {
    if (spoken === undefined) return
    const timer = setTimeout(() => setSpoken(undefined), goneAfter)
    return () => clearTimeout(timer)
  }, [spoken])

  return <LiveRegion className="sr-only">{spoken}</LiveRegion>
}
