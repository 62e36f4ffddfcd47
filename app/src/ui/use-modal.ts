import { type RefObject, useEffect, useRef } from 'react'

/**
 * Opens and closes a native `<dialog>` modally. Escape and a press outside close it; focus goes back where it was.
 */
export function useModal(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const latest = useRef(onClose)
  latest.current = onClose

  useEffect(() => {
    const dialog = ref.current
    if (dialog === null || !open) return
    if (!dialog.open) dialog.showModal()
    // On a page that comes back, the dialogs inside this one were opened before it; they belong on top.
    for (const inner of dialog.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
      inner.close()
      inner.showModal()
    }
    const handleCancel = (event: Event) => {
      event.preventDefault()
      latest.current()
    }
    const handlePress = (event: MouseEvent) => {
      if (event.target === dialog) latest.current()
    }
    dialog.addEventListener('cancel', handleCancel)
    dialog.addEventListener('click', handlePress)
    return () => {
      dialog.removeEventListener('cancel', handleCancel)
      dialog.removeEventListener('click', handlePress)
      dialog.close()
    }
  }, [open])

  return ref
}
