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

/** What something comes to, above the button that confirms it. */
export function DockSum({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3 pb-2">
      <span className="text-13">{label}</span>
      <span className="text-18 font-strong double-rule-below">{children}</span>
    </p>
  )
}

/** What a page of a phone keeps in reach at its foot, where others have tabs. A page that is kept and not on show has none. */
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
        'dock short:static fixed inset-x-0 bottom-(--keyboard) z-10 border-t border-line bg-surface px-4 pt-2 pb-[calc(8px+env(safe-area-inset-bottom))]',
        className,
      )}
    >
      {children}
    </section>
  )
}
