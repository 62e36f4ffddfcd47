import { clsx } from 'clsx'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

export interface DockProps {
  label: string
  className?: string | undefined
  children: ReactNode
}

let shown = 0

/** Adds to the docks on show; the root says whether there is one, so that messages keep clear of it. */
function count(change: number) {
  shown += change
  document.documentElement.toggleAttribute('data-dock', shown > 0)
}

/** What a page of a phone keeps in reach above the bottom bar. A page that is kept and not on show has none. */
export function Dock({ label, className, children }: DockProps) {
  const dock = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    count(1)
    return () => count(-1)
  }, [])
  // As tall as its words are: larger text, or more of it, takes more of the page.
  useLayoutEffect(() => {
    const element = dock.current
    if (element === null) return
    const { style } = document.documentElement
    const sizes = new ResizeObserver(() => {
      const isFixed = getComputedStyle(element).position === 'fixed'
      style.setProperty('--dock', `${isFixed ? element.offsetHeight : 0}px`)
    })
    sizes.observe(element)
    return () => {
      sizes.disconnect()
      style.removeProperty('--dock')
    }
  }, [])

  return (
    <section
      ref={dock}
      aria-label={label}
      className={clsx(
        'dock short:static fixed inset-x-0 bottom-[calc(var(--bar-bottom)+var(--keyboard)+env(safe-area-inset-bottom))] z-10 border-t border-line bg-surface px-4 py-2',
        className,
      )}
    >
      {children}
    </section>
  )
}
