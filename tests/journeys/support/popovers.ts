import { HTMLElement } from 'happy-dom'

const open = new WeakSet<object>()

/** Whether an element lies in the page's top layer only when it is asked for, and was not. */
export const isClosedPopover = (element: Element): boolean =>
  element.hasAttribute('popover') && !open.has(element)

function change(popover: HTMLElement, isOpening: boolean): void {
  if (open.has(popover) === isOpening) return
  if (isOpening) open.add(popover)
  else open.delete(popover)
  const { defaultView } = popover.ownerDocument
  const [newState, oldState] = isOpening ? ['open', 'closed'] : ['closed', 'open']
  if (defaultView)
    queueMicrotask(() =>
      popover.dispatchEvent(Object.assign(new defaultView.Event('toggle'), { newState, oldState })),
    )
}

// happy-dom knows the attribute alone.
Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    change(this, true)
  },
  hidePopover(this: HTMLElement) {
    change(this, false)
  },
})

/** A press on a button that opens a popover opens or closes it. */
export function togglePopoverOf(element: Element): void {
  const id = element.closest('[popovertarget]')?.getAttribute('popovertarget')
  const popover = id ? element.ownerDocument.getElementById(id) : null
  if (popover) change(popover as unknown as HTMLElement, isClosedPopover(popover))
}

/** A press elsewhere, or Escape, closes those that are not kept open. @returns whether one was open */
export function dismissPopovers(document: Document, pressed?: Element): boolean {
  const dismissed = [...document.querySelectorAll('[popover="auto"]')].filter(
    (popover) =>
      open.has(popover) &&
      !(pressed && popover.contains(pressed)) &&
      pressed?.closest('[popovertarget]')?.getAttribute('popovertarget') !== popover.id,
  )
  for (const popover of dismissed) change(popover as unknown as HTMLElement, false)
  return dismissed.length > 0
}
