import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'
import { useMode } from '../account-mode/use-mode.ts'
import { useSupport } from '../errors/support-context.ts'
import { formatDateTime } from '../format/format-time.ts'
import { useUserInfo } from '../session/use-user-info.ts'
import { LockReason } from './lock-reason.tsx'
import { type PaymentLock, usePaymentLock } from './use-payment-lock.ts'

/**
 * Says on a page that asks for money in or out that payments are locked, before anything is typed or sent; nothing
 * while they are not. A lock does not touch play money, so a demo account sees nothing of it.
 */
export function PaymentLockNotice() {
  const { t } = useTranslation('money')
  const { mode } = useMode()
  const user = useUserInfo()
  const isLocked = mode === 'real' && user.data?.paymentLocked === true
  const lock = usePaymentLock({ enabled: isLocked })
  if (!isLocked) return null
  if (lock.data?.locked) return <LockNote lock={lock.data} />
  return lock.isError ? <Note tone="danger">{t('lock.title')}</Note> : null
}

/** A lock that is known: why, until when, and the way to support. */
export function LockNote({ lock }: { lock: PaymentLock }) {
  const { t } = useTranslation('money')
  const { language } = useLanguage()
  const openSupport = useSupport()
  return (
    <Note tone="danger" role="status">
      <p className="font-strong">{t('lock.title')}</p>
      <LockReason {...lock} />
      <p>
        {lock.until
          ? t('lock.until', { time: `${formatDateTime(lock.until, language.tag)} UTC` })
          : t('lock.noEnd')}
      </p>
      {openSupport ? (
        <Button size="sm" className="mt-2" onClick={openSupport}>
          {t('step.support')}
        </Button>
      ) : null}
    </Note>
  )
}
