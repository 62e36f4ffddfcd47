import type { PageWindow } from './page-window.ts'
import { dismissPopovers, togglePopoverOf } from './popovers.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

const isFocusable = (element: Element): boolean =>
  element.matches('a[href], button, input, select, textarea, summary, [tabindex]') &&
  !element.matches(':disabled')

/** The dialog that keeps everything behind it out of reach. */
const topDialog = (document: Document): Element | undefined =>
  [...document.querySelectorAll('dialog[open]')].at(-1)

/** Why a user cannot use an element now; undefined when nothing is in the way. */
export function hindrance(element: Element): string | undefined {
  if (element.matches(':disabled') || element.closest('fieldset:disabled')) return 'it is disabled'
  if (element.closest('[inert]')) return 'it is inert'
  const top = topDialog(element.ownerDocument)
  if (top && !top.contains(element) && !element.closest('[popover]')) return 'a dialog lies over it'
  return undefined
}

const mouse = (window: PageWindow, element: Element, type: string, detail: number): boolean => {
  const Kind = type.startsWith('pointer') ? window.PointerEvent : window.MouseEvent
  const event = new Kind(type, { bubbles: true, cancelable: true, composed: true, button: 0, detail })
  return element.dispatchEvent(event as unknown as Event)
}

/** Presses and releases the main button over an element. */
export function click(window: PageWindow, element: Element, count = 1): void {
  for (let detail = 1; detail <= count; detail++) {
    for (const type of ['pointerover', 'pointerenter', 'mouseover', 'pointermove', 'mousemove'])
      if (detail === 1) mouse(window, element, type, 0)
    mouse(window, element, 'pointerdown', 0)
    dismissPopovers(element.ownerDocument, element)
    const keepsFocus = !mouse(window, element, 'mousedown', detail)
    if (!keepsFocus) focusNear(window, element)
    mouse(window, element, 'pointerup', 0)
    mouse(window, element, 'mouseup', detail)
    if (mouse(window, element, 'click', detail)) togglePopoverOf(element)
  }
  if (count === 2) mouse(window, element, 'dblclick', 2)
}

/** A press moves focus to what it falls on, or away from everything. */
function focusNear(window: PageWindow, element: Element): void {
  const { activeElement } = window.document as unknown as Document
  let near: Element | null = (element.closest('label') as HTMLLabelElement | null)?.control ?? element
  while (near !== null && !isFocusable(near)) near = near.parentElement
  if (near !== null) (near as HTMLElement).focus()
  else (activeElement as HTMLElement | null)?.blur()
}

/** Sets what a field holds, past what React keeps of it. */
function setValue(window: PageWindow, field: Field, value: string): void {
  const Kind = field.localName === 'textarea' ? window.HTMLTextAreaElement : window.HTMLInputElement
  Object.getOwnPropertyDescriptor(Kind.prototype, 'value')?.set?.call(field, value)
}

const input = (window: PageWindow, field: Element, data: string): void => {
  const event = new window.InputEvent('input', { bubbles: true, data, inputType: 'insertText' })
  field.dispatchEvent(event as unknown as Event)
}

/** Puts a text into a field in place of what it holds. */
export function fill(window: PageWindow, field: Element, text: string): void {
  if (!field.matches('input, textarea')) throw new Error(`A <${field.localName}> takes no text.`)
  ;(field as HTMLElement).focus()
  setValue(window, field as Field, text)
  input(window, field, text)
}

/** Chooses an option by its value or by what it says. @returns whether there is such an option */
export function select(window: PageWindow, field: Element, wanted: string): boolean {
  const { options } = field as HTMLSelectElement
  const option = [...options].find(({ value, label, text }) => [value, label, text.trim()].includes(wanted))
  if (!option) return false
  ;(field as HTMLElement).focus()
  ;(field as HTMLSelectElement).value = option.value
  for (const type of ['input', 'change'])
    field.dispatchEvent(new window.Event(type, { bubbles: true }) as unknown as Event)
  return true
}

/** Hands files to a field. */
export function giveFiles(window: PageWindow, field: Element, files: readonly File[]): void {
  const list = Object.assign([...files], { item: (at: number) => files[at] ?? null })
  Object.defineProperty(field, 'files', { value: list, configurable: true })
  for (const type of ['input', 'change'])
    field.dispatchEvent(new window.Event(type, { bubbles: true }) as unknown as Event)
}

const codes: Readonly<Record<string, string>> = { ' ': 'Space', '/': 'Slash' }

/** Presses a key, such as `Enter`, `a` or `Control+k`, where focus is. */
export function press(window: PageWindow, key: string): void {
  const parts = key.length === 1 ? [key] : key.split('+')
  const name = parts.at(-1) === 'Space' ? ' ' : (parts.at(-1) ?? '')
  const target = () => (window.document.activeElement ?? window.document.body) as unknown as HTMLElement
  const keyboard = (type: string) =>
    target().dispatchEvent(
      new window.KeyboardEvent(type, {
        key: name,
        code: codes[name] ?? (name.length === 1 ? `Key${name.toUpperCase()}` : name),
        ctrlKey: parts.includes('Control'),
        shiftKey: parts.includes('Shift'),
        bubbles: true,
        cancelable: true,
      }) as unknown as Event,
    )
  // What the page did with the key may have moved focus: a character is typed there.
  if (keyboard('keydown') && !parts.includes('Control')) byDefault(window, target(), name)
  keyboard('keyup')
}

/** What a browser does with a key that the page does nothing with. */
function byDefault(window: PageWindow, target: HTMLElement, key: string): void {
  const isButton = target.matches('button, summary, input:is([type="submit"], [type="button"])')
  const isChoice = target.matches('input:is([type="checkbox"], [type="radio"])')
  const isText = !isButton && !isChoice && target.matches('textarea, input')
  if (key === 'Escape') dismissPopovers(target.ownerDocument) || cancelTop(window)
  else if (key === 'Enter' && (isButton || target.matches('a[href]'))) click(window, target)
  else if (key === 'Enter' && target.matches('input')) (target as HTMLInputElement).form?.requestSubmit()
  else if (key === ' ' && (isButton || isChoice)) click(window, target)
  else if (isText && (key.length === 1 || key === 'Backspace')) type(window, target as Field, key)
}

/** Puts a character in the place of what is selected, or behind all; Backspace takes the selection, or the last one. */
function type(window: PageWindow, field: Field, key: string): void {
  const { value, selectionStart, selectionEnd } = field
  const isSelected = selectionStart !== null && selectionEnd !== null && selectionStart < selectionEnd
  const [start, end] = isSelected ? [selectionStart, selectionEnd] : [value.length, value.length]
  const isErasing = key === 'Backspace'
  const kept = value.slice(0, isErasing && !isSelected ? -1 : start)
  setValue(window, field, kept + (isErasing ? '' : key) + value.slice(end))
  input(window, field, field.value)
}

function cancelTop({ document, Event }: PageWindow): void {
  const top = topDialog(document as unknown as Document) as HTMLDialogElement | undefined
  if (top?.dispatchEvent(new Event('cancel', { cancelable: true }) as unknown as globalThis.Event))
    top.close()
}
