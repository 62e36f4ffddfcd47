import { type RefObject, useEffect, useRef } from 'react'
import type { Direction } from '../model/position-preview.ts'

/** What the keys of a ticket do. */
export interface TicketKeys {
  readonly onDirection: (direction: Direction) => void
  /** A digit starts a new size, or a new stake. */
  readonly onDigit: (digit: string) => void
  readonly onReview: () => void
  readonly onHelp: () => void
}

const typing = 'input, textarea, select, [contenteditable="true"]'

/** Whether a key belongs to something else: a field, what has focus, a dialog above the ticket. */
function isTaken({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent, form: HTMLElement): boolean {
  if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return true
  if (target.closest(typing)) return true
  // Enter has a meaning wherever focus is, on a line of the chart, too.
  if (key === 'Enter' && target !== document.body) return true
  const dialogs = [...document.querySelectorAll('dialog[open]')]
  return dialogs.length > 0 && !dialogs.at(-1)?.contains(form)
}

/**
 * Lets a ticket on the page be worked by keys: B and S choose long and short (up and down), digits the size or the
 * stake, Enter opens the review.
 */
export function useTicketKeys(form: RefObject<HTMLElement | null>, keys: TicketKeys): void {
  const latest = useRef(keys)
  latest.current = keys

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const ticket = form.current
      // A page that is kept alive but not on show has no size.
      if (event.defaultPrevented || !ticket || ticket.getClientRects().length === 0 || isTaken(event, ticket))
        return
      const { key } = event
      const { onDirection, onDigit, onReview, onHelp } = latest.current
      const act = /^[0-9]$/.test(key)
        ? () => onDigit(key)
        : { b: () => onDirection('LONG'), s: () => onDirection('SHORT'), enter: onReview, '?': onHelp }[
            key.toLowerCase()
          ]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [form])
}
