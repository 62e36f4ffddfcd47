import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDevice } from '#lib/device/use-device.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Modal } from './modal.tsx'

export interface SheetProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
}

/** Comes up from the bottom on phones; on desktop the same content stands in a dialog. */
export function Sheet({ open, onClose, title, children }: SheetProps) {
  const { t } = useTranslation()
  const isMobile = useDevice() === 'mobile'
  const titleId = useId()
  return (
    <Modal
      open={open}
      onClose={onClose}
      className={isMobile ? 'sheet p-0' : 'dialog p-0'}
      aria-labelledby={titleId}
    >
      <div className={isMobile ? 'px-4 pt-2 pb-[calc(16px+env(safe-area-inset-bottom))]' : 'p-6'}>
        {isMobile ? (
          <div className="mx-auto mb-2 h-1 w-9 rounded-full bg-line-strong" aria-hidden="true" />
        ) : null}
        <div className="mb-1 flex items-center justify-between gap-3">
          <h2 id={titleId} className="text-18">
            {title}
          </h2>
          <IconButton
            label={t('action.close')}
            icon={<X className="size-5" aria-hidden="true" />}
            onClick={onClose}
            className="-me-2"
          />
        </div>
        {children}
      </div>
    </Modal>
  )
}
