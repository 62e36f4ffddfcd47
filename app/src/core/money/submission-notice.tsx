import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { hasErrorKey } from '#core/errors/error-message.ts'
import { ErrorNotice } from '#core/errors/error-notice.tsx'
import { OfflineNote } from '#core/offline/offline-notes.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'
import { PaymentLockDialog } from './payment-lock-dialog.tsx'
import type { Requote, SubmissionControls, SubmissionState } from './submission-state.ts'

/** Whether the new price or terms have to be read before anything else is sent. */
export const needsRequote = (
  state: SubmissionState,
  { errors = [] }: Pick<Requote, 'errors'> = {},
): boolean =>
  state.phase === 'rejected' &&
  ['quoteChanged' as const, ...errors].some((key) => hasErrorKey(state.error, key))

/** Beside the confirm button: that nothing can be sent, why nothing was sent, or why nothing was carried out. */
export function SubmissionNotice({ controls }: { controls: SubmissionControls }) {
  return (
    <>
      <OfflineNote />
      <Outcome controls={controls} />
    </>
  )
}

function Outcome({ controls }: { controls: SubmissionControls }) {
  const { t } = useTranslation(['money', 'common'])
  const { state, onRetry, onReviewAgain } = controls

  if (state.phase === 'locked') return <PaymentLockDialog open lock={state.lock} onClose={onReviewAgain} />
  if (state.phase === 'rejected') {
    // Its words may still have to come; the page and its dialog wait for nothing.
    return (
      <Suspense fallback={null}>
        <ErrorNotice error={state.error} />
      </Suspense>
    )
  }
  if (state.phase === 'unchecked') {
    return (
      <Note tone="danger" role="alert">
        <p>{t('unchecked')}</p>
        <Button size="sm" wraps className="mt-2" onClick={onRetry}>
          {t('common:action.retry')}
        </Button>
      </Note>
    )
  }
  return null
}
