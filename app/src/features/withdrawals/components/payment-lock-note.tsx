import { useTranslation } from 'react-i18next'
import { useSupport } from '../../../core/errors/support-context.ts'
import { formatDateTime } from '../../../core/format/format-time.ts'
import type { PaymentLock } from '../../../core/money-submission/use-payment-lock.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { Button } from '../../../ui/form/button.tsx'

/** Why no withdrawal is possible now and until when, told before anything is typed; nothing while there is no lock. */
export function PaymentLockNote({ lock }: { lock: PaymentLock | undefined }) {
  const { t } = useTranslation(['withdrawals', 'money'])
  const { language } = useLanguage()
  const openSupport = useSupport()
  const time = (at: string) => `${formatDateTime(at, language.tag)} UTC`
  if (lock?.locked)
    return (
      <Note tone="danger" role="status">
        <p className="font-strong">{t('money:lock.title')}</p>
        <p>{t(`money:lock.reason.${lock.reason ?? 'OPERATOR'}`)}</p>
        <p>{lock.until ? t('money:lock.until', { time: time(lock.until) }) : t('money:lock.noEnd')}</p>
        {openSupport ? (
          <Button size="sm" className="mt-2" onClick={openSupport}>
            {t('money:step.support')}
          </Button>
        ) : null}
      </Note>
    )
  if (lock?.withdrawalsPausedUntil)
    return (
      <Note tone="warn" role="status">
        {t('paused', { time: time(lock.withdrawalsPausedUntil) })}
      </Note>
    )
  return null
}
