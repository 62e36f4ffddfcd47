import { clsx } from 'clsx'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Modal } from './modal.tsx'

export interface DialogProps {
  /** See {@link dialogParts}. */
  id?: string | undefined
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Before the title: a sign of how it stands. */
  icon?: ReactNode
  /** Fills the window of a phone. */
  isFull?: boolean | undefined
  /** Which of its views is on show: when another one comes and focus went with the old one, the title takes it. */
  view?: string | undefined
  /** What stands at the far end of the title: a badge, a close button. */
  aside?: ReactNode
  /** Above the buttons, and like them in sight however long the dialog is: the sum that they are about. */
  sum?: ReactNode
  /** Buttons; two of them get the same size. */
  actions?: ReactNode
  children?: ReactNode
}

/** The ids of what a dialog with an id is about, for the control in it that has the focus first. */
export const dialogParts = (id: string) => ({ title: `${id}-title`, sum: `${id}-sum` })

/** Asks or tells something that has to be answered first. Its buttons stay in sight while what is above them scrolls. */
export function Dialog({
  id,
  open,
  onClose,
  title,
  icon,
  isFull,
  view,
  aside,
  sum,
  actions,
  children,
}: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(view)
  const ownId = useId()
  const { title: titleId, sum: sumId } = dialogParts(id ?? ownId)

  useEffect(() => {
    if (!open || shown.current === view) return
    shown.current = view
    const focused = document.activeElement
    const dialog = heading.current?.closest('dialog')
    if (focused === null || focused === document.body || focused === dialog) heading.current?.focus()
  }, [open, view])

  return (
    <Modal
      open={open}
      onClose={onClose}
      className={clsx('dialog p-0', isFull && 'dialog-full')}
      aria-labelledby={titleId}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-6 max-sm:p-4">
        <div className="flex items-center justify-between gap-3">
          <h2 ref={heading} id={titleId} tabIndex={-1} className="flex min-w-0 gap-2 text-18 outline-none">
            {icon}
            <span className="min-w-0">{title}</span>
          </h2>
          {aside}
        </div>
        {children}
        {actions ? (
          <div className="dialog-foot">
            {sum ? <div id={sumId}>{sum}</div> : null}
            <div className="grid auto-cols-fr grid-cols-[minmax(0,1fr)] gap-3 max-sm:gap-2 sm:grid-flow-col sm:grid-cols-none">
              {actions}
            </div>
          </div>
        ) : null}
      </div>
    </Modal>
  )
}
