import { useTranslation } from 'react-i18next'
import { formatDateTime } from '#core/format/format-time.ts'
import { LockNote } from '#core/money-submission/payment-lock-notice.tsx'
import type { PaymentLock } from '#core/money-submission/use-payment-lock.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Note } from '#ui/feedback/note.tsx'

/** Why no withdrawal is possible now and until when, told before anything is typed: a lock, or a pause after a reset. */
export function StopNote({ lock }: { lock: PaymentLock | undefined }) {
  const { t } = useTranslation('withdrawals')
  const { language } = useLanguage()
  if (lock?.locked) return <LockNote lock={lock} />
  if (!lock?.withdrawalsPausedUntil) return null
  return (
    <Note tone="warn" role="status">
      {t('paused', { time: `${formatDateTime(lock.withdrawalsPausedUntil, language.tag)} UTC` })}
    </Note>
  )
}
