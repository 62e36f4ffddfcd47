import { type ComponentProps, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { keepFocusIn } from '#lib/focus/keep-focus-in.ts'
import { addLayer } from '#lib/layers/history-layers.ts'
import { AmountsHidden } from '../figure/figure.tsx'

export interface ModalProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onClose'> {
  open: boolean
  onClose: () => void
}

/**
 * A native `<dialog>` over everything else, while it is open. Amounts are shown in it even where the page below hides
 * them: money is decided here.
 */
export function Modal({ open, onClose, ...rest }: ModalProps) {
  const ref = useModal(open, onClose)
  if (!open) return null
  return (
    <AmountsHidden value={false}>
      <dialog tabIndex={-1} {...rest} ref={ref} />
    </AmountsHidden>
  )
}

/**
 * Opens and closes a native `<dialog>` modally. Escape, a press outside and the browser's "back" close it; focus goes
 * back to what opened it. Mark what is to have focus first by `data-autofocus`.
 */
function useModal(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    const dialog = ref.current
    if (dialog === null || !open) return
    const opener = document.activeElement
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]')
    // The browser takes it for the first focus, so that a screen reader hears of one focus, with the dialog around it.
    first?.setAttribute('autofocus', '')
    if (!dialog.open) dialog.showModal()
    first?.focus({ preventScroll: true })
    // On a page that comes back, the dialogs inside this one were opened before it; they belong on top.
    for (const inner of dialog.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
      inner.close()
      inner.showModal()
    }
    const handleCancel = (event: Event) => {
      event.preventDefault()
      close()
    }
    // Browsers close a dialog themselves when a request to close was declined before.
    const handleClosed = () => {
      if (!dialog.open) close()
    }
    const handlePress = (event: MouseEvent) => {
      if (event.target === dialog) close()
    }
    // The second tap of the two that opened it is meant for nothing that it falls on in here.
    let isOpening = true
    const handleTap = (event: MouseEvent) => {
      if (event.detail < 2) isOpening = false
      else if (isOpening) {
        event.preventDefault()
        event.stopPropagation()
      }
    }
    // Who has typed has seen it, however fast: a browser that fills in a form does so at once.
    const handleInput = () => {
      isOpening = false
    }
    dialog.addEventListener('click', handleTap, { capture: true })
    dialog.addEventListener('input', handleInput, { capture: true })
    dialog.addEventListener('cancel', handleCancel)
    dialog.addEventListener('close', handleClosed)
    dialog.addEventListener('click', handlePress)
    const stopKeepingFocus = keepFocusIn(dialog, (around) => around)
    const removeLayer = addLayer({ element: dialog, close: () => close() })
    return () => {
      dialog.removeEventListener('click', handleTap, { capture: true })
      dialog.removeEventListener('input', handleInput, { capture: true })
      dialog.removeEventListener('cancel', handleCancel)
      dialog.removeEventListener('close', handleClosed)
      dialog.removeEventListener('click', handlePress)
      removeLayer()
      stopKeepingFocus()
      dialog.close()
      ignoreSecondTap()
      returnFocus(opener)
    }
  }, [open])

  return ref
}

/** The second tap of the two that closed a dialog is meant for nothing that lay under it, such as a tab of a phone. */
function ignoreSecondTap(): void {
  const handleTap = (event: MouseEvent) => {
    document.removeEventListener('click', handleTap, { capture: true })
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', handleTap, { capture: true })
}

/** React has taken the dialog out of the page by now, so that the browser no longer knows where focus was. */
function returnFocus(opener: Element | null): void {
  const focused = document.activeElement
  if (focused !== null && focused !== document.body) return
  const target = opener?.isConnected && opener !== document.body ? opener : document.querySelector('main')
  if (!(target instanceof HTMLElement)) return
  target.focus({ preventScroll: true })
  if (target === opener) followFocus(target)
}

/** How long a list may take to be read again after a dialog about one of its rows. */
const rereadWithin = 5_000

/** The row whose button opened a dialog may be gone once the list is read again; the page then gets the focus. */
function followFocus(opener: HTMLElement): void {
  const watch = new MutationObserver(() => {
    if (opener.isConnected) return
    end()
    if (document.activeElement === null || document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true })
  })
  const timer = setTimeout(() => end(), rereadWithin)
  const end = () => {
    watch.disconnect()
    clearTimeout(timer)
  }
  watch.observe(document.body, { childList: true, subtree: true })
}
