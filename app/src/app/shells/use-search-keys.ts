import { useEffect } from 'react'
import { openSearch } from '#features/search/model/search-panel.ts'

/** Opens the search by `/`, Ctrl-K and Command-K; not over a dialog, and `/` not where it is typed as a letter. */
export function useSearchKeys({ enabled }: { enabled: boolean }): void {
  useEffect(() => {
    if (!enabled) return
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.isComposing) return
      const hasModifier = event.ctrlKey || event.metaKey
      const isAsked = hasModifier
        ? event.key.toLowerCase() === 'k' && !event.shiftKey
        : event.key === '/' && !isTypedInto(event.target)
      if (!isAsked) return
      // The browser would look for text or write an address instead.
      event.preventDefault()
      if (document.querySelector('dialog[open]') === null) openSearch()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [enabled])
}

function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="textbox"]') !== null)
  )
}
