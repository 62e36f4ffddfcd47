import { Keyboard } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { mayActAnywhere } from '#lib/keyboard/character-keys.ts'
import { pressedKey } from '#lib/keyboard/pressed-key.ts'
import { Button } from '#ui/form/button.tsx'
import { lazyLayer } from '#ui/overlay/lazy-layer.tsx'
import type { Direction } from '../model/position-preview.ts'

/** Fetched when it is first opened. */
export const KeysDialog = lazyLayer(
  async () => (await import('#features/trade/shared/components/keys-dialog.tsx')).KeysDialog,
)

/** Opens the list of keys, where there is a keyboard. */
export function KeysButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('orders')
  return (
    <div className="on-mobile:hidden">
      <Button
        size="sm"
        variant="text"
        icon={<Keyboard className="size-4" aria-hidden="true" />}
        onClick={onClick}
      >
        {t('keys.title')}
      </Button>
    </div>
  )
}

/** What the keys of a ticket do. */
interface TicketKeys {
  readonly onDirection: (direction: Direction) => void
  /** Name of the field in which a digit starts a new size, or a new stake. */
  readonly digitsField: string
  /** For each key the names that its field can have; the field takes the focus, and is switched on if it is off. */
  readonly fields?: Readonly<Record<string, readonly string[]>>
  /** Chooses the next type of order, if there are several. */
  readonly onType?: () => void
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
 * Gives a field the focus while the key is still going down, so that the browser types it, and every key after it, over
 * what the field holds. The form's own `setFocus` waits a task, in which a user who types fast loses keys.
 */
export function startTyping(form: HTMLFormElement, field: string): void {
  const input = form.elements.namedItem(field)
  if (!(input instanceof HTMLElement)) return
  // A press switches on what is off.
  if (input instanceof HTMLInputElement && input.readOnly) input.click()
  input.focus()
  if (input instanceof HTMLInputElement) input.select()
}

/**
 * Lets a ticket on the page be worked by keys: B and S choose long and short (up and down), digits the size or the
 * stake, other keys the other fields, Enter opens the review.
 */
export function useTicketKeys(form: RefObject<HTMLFormElement | null>, keys: TicketKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const ticket = form.current
    // A page that is kept alive but not on show has no size.
    if (!mayActAnywhere(event)) return
    if (event.defaultPrevented || !ticket || ticket.getClientRects().length === 0 || isTaken(event, ticket))
      return
    const key = pressedKey(event)
    const { onDirection, digitsField, fields, onType, onReview, onHelp } = keys
    if (/^[0-9]$/.test(key)) return startTyping(ticket, digitsField)
    const name = fields?.[key]?.find((known) => ticket.elements.namedItem(known))
    if (name !== undefined) {
      event.preventDefault()
      return startTyping(ticket, name)
    }
    const act = {
      o: onType,
      b: () => onDirection('LONG'),
      s: () => onDirection('SHORT'),
      enter: onReview,
      '?': onHelp,
    }[key]
    if (!act) return
    event.preventDefault()
    act()
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
