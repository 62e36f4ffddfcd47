import { type ReactNode, useId } from 'react'
import { useModal } from './use-modal.ts'

/** Props of {@link Dialog}. */
export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** At the far end of the title: a mode badge, a close button. */
  aside?: ReactNode
  /** Buttons; two of them get the same size. */
  actions?: ReactNode
  children?: ReactNode
}

/** Asks or tells something that has to be answered first. */
export function Dialog({ open, onClose, title, aside, actions, children }: DialogProps) {
  const ref = useModal(open, onClose)
  const titleId = useId()
  if (!open) return null
  return (
    <dialog ref={ref} className="dialog p-0" aria-labelledby={titleId}>
      <div className="grid gap-4 p-6 max-sm:p-4">
        <div className="flex items-center justify-between gap-3">
          <h2 id={titleId} className="text-18">
            {title}
          </h2>
          {aside}
        </div>
        {children}
        {actions ? <div className="grid auto-cols-fr gap-3 sm:grid-flow-col">{actions}</div> : null}
      </div>
    </dialog>
  )
}
