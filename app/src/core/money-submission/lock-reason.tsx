import { useTranslation } from 'react-i18next'
import type { LockNotice } from './submission-state.ts'

export interface LockReasonProps {
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
