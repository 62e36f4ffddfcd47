import { useGetPaymentLock } from '@swx/sdk/react'
import { useTranslation } from 'react-i18next'
import { useMode } from '#core/account-mode/use-mode.ts'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { useSupport } from '#core/errors/support-context.ts'
import { formatDateTime } from '#core/format/format-time.ts'
import { useSession } from '#core/session/use-session.ts'
import { useUserInfo } from '#core/session/use-user-info.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'
import type { LockNotice } from './submission-state.ts'

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

interface LockReasonProps {
  reason: LockNotice['reason'] | null
  /** What the operator wrote. */
  note?: string | undefined
}

/** Why payments are locked; what the operator wrote stands there as it was written. */
export function LockReason({ reason, note }: LockReasonProps) {
  const { t } = useTranslation('money')
  if (note === undefined) return <p>{t(`lock.reason.${reason ?? 'OPERATOR'}`)}</p>
  return (
    <>
      <p>{t('lock.withNote')}</p>
      <blockquote
        dir="auto"
        className="my-1 w-fit border-s-2 border-current ps-3 whitespace-pre-line wrap-anywhere"
      >
        {note}
      </blockquote>
    </>
  )
}

/** Whether payments are locked and how the security password stands; asked again while a lock or a pause may end. */
export function usePaymentLock({ enabled = true } = {}) {
  const { isLoggedIn } = useSession()
  return useGetPaymentLock({
    query: {
      enabled: isLoggedIn && enabled,
      refetchInterval: refetchWhile((result) => result.locked || result.withdrawalsPausedUntil !== null),
    },
  })
}

/** What {@link usePaymentLock} answers. */
export type PaymentLock = NonNullable<ReturnType<typeof usePaymentLock>['data']>
