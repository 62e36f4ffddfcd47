import { useSwxClient } from '@swx/sdk/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { modeStore } from '#core/account-mode/mode-store.ts'
import { useErrorText } from '#core/errors/error-message.ts'
import { sessionStore } from '#core/session/session-store.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { AccountOwner } from './attempt.ts'
import { answerFacts, attemptText, cancelledText, resultText } from './attempt-text.ts'
import { type AttemptTask, settleAttempt } from './find-out.ts'
import { moneyOperations } from './money-operations.ts'
import type { SubmissionState } from './submission-state.ts'

/** How attempts of an account are settled, and how the user is told when no dialog shows it: by a toast. */
export function useAttemptTask({ userName, mode }: AccountOwner): AttemptTask {
  const client = useSwxClient()
  const navigate = useNavigate()
  const { t } = useTranslation('money')
  const errorText = useErrorText()

  return useMemo(() => {
    const tell = (text: string, page: string, tone: 'status' | 'alert' = 'status') =>
      toast(text, { tone, waits: true, action: { label: t('attempt.view'), run: () => navigate(page) } })

    const tellHow = (end: SubmissionState) => {
      if (!('attempt' in end) || !end.attempt) {
        if ('error' in end) toast(errorText(end.error), { tone: 'alert' })
        return
      }
      const { attempt } = end
      const { list, record } = moneyOperations[attempt.operation]
      const what = attemptText(t, attempt)
      if (end.phase === 'done') {
        const { orderNo } = answerFacts(end.result)
        const text = resultText(t, attempt, end.result)
        tell(t('attempt.toast.done', { what, text, orderNo }), orderNo ? record(orderNo) : list)
      } else if (end.phase === 'cancelled')
        tell(t('attempt.toast.other', { what, text: cancelledText(t, attempt) }), list)
      else if (end.phase === 'unknown')
        tell(t('attempt.toast.other', { what, text: t('uncertain.body') }), list, 'alert')
      else if (end.phase === 'locked')
        tell(t('attempt.toast.other', { what, text: t('lock.title') }), list, 'alert')
      else if ('error' in end)
        tell(t('attempt.toast.other', { what, text: errorText(end.error) }), list, 'alert')
    }
    return {
      settle: (attempt) => settleAttempt(client, attempt, mode),
      isStillValid: () => modeStore.get() === mode && sessionStore.get().user?.userName === userName,
      onBackgroundSettled: tellHow,
    }
  }, [client, navigate, mode, userName, t, errorText])
}
