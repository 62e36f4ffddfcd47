import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSupport } from '#core/errors/support-context.ts'
import { formatDateTime } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Button } from '#ui/form/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'
import { LockReason } from './payment-lock.tsx'
import type { LockNotice } from './submission-state.ts'

export interface PaymentLockDialogProps extends LayerProps {
  lock: LockNotice
}

const stillWorks = ['reading', 'closing', 'repaying', 'support'] as const

/** Payments are locked: why, until when, what still works, and the way to support. Nothing is ever asked for. */
export function PaymentLockDialog({ open, onClose, lock }: PaymentLockDialogProps) {
  const { t } = useTranslation('money')
  const { language } = useLanguage()
  const openSupport = useSupport()
  const contact = openSupport ?? (lock.contactUrl ? () => window.location.assign(lock.contactUrl) : undefined)

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('lock.title')}
      actions={
        <>
          <Button size="lg" onClick={onClose}>
            {t('lock.close')}
          </Button>
          {contact ? (
            <Button
              size="lg"
              variant="primary"
              onClick={() => {
                onClose()
                contact()
              }}
            >
              {t('step.support')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="grid gap-3 text-13">
        <LockReason {...lock} />
        <p className="font-strong">
          {lock.until
            ? t('lock.until', { time: `${formatDateTime(lock.until, language.tag)} UTC` })
            : t('lock.noEnd')}
        </p>
        {lock.contactUrl.startsWith('/') ? (
          <Link
            to={lock.contactUrl}
            onClick={onClose}
            className="inline-flex min-h-11 items-center text-accent"
          >
            {t('lock.details')}
          </Link>
        ) : null}
        <p className="text-muted">
          {t(lock.reason === 'PASSWORD_RESET' ? 'lock.stopsWithdrawals' : 'lock.stops')}
        </p>
        <div>
          <p id="still-works">{t('lock.stillWorks')}</p>
          <ul aria-labelledby="still-works" className="list-disc ps-5 text-muted">
            {stillWorks.map((key) => (
              <li key={key}>{t(`lock.works.${key}`)}</li>
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  )
}
