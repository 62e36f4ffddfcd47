import { getPaymentLock, type SwxClient } from '@swx/sdk'
import { useSwxClient } from '@swx/sdk/react'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useCloseOnModeSwitch } from '#core/account-mode/use-close-on-mode-switch.ts'
import { useMode } from '#core/account-mode/use-mode.ts'
import { useSession } from '#core/session/use-session.ts'
import { vibrate } from '#lib/device/vibration.ts'
import { useStore } from '#lib/store/create-store.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { AttemptSummary } from './attempt.ts'
import { attemptText } from './attempt-text.ts'
import {
  type MoneyInput,
  type MoneyOperation,
  type MoneyOperationName,
  type MoneyResult,
  moneyOperations,
  type SendMoney,
} from './money-operations.ts'
import type { Requote, SubmissionControls, SubmissionState } from './submission-state.ts'
import { dropUnusedSubmissions, submissionOf } from './submissions.ts'
import { useAttemptTask } from './use-attempt-task.ts'

/** What {@link useMoneySubmission} is told. */
export interface MoneySubmissionOptions<Name extends MoneyOperationName> {
  /** Whether the dialog is on show. */
  readonly open: boolean
  readonly onClose: () => void
  /** Tells apart what the same operation does to different things: an order number, an instrument. */
  readonly scope: string
  /** What is sent when the user confirms; undefined while there is nothing to send. */
  readonly input: () => MoneyInput<Name> | undefined
  /** What the user is shown of it while it is on its way. */
  readonly summary: AttemptSummary
  /** Called with the result once it was carried out; `isTold` when the dialog has said so already. */
  readonly onDone: (result: MoneyResult<Name>, how: { readonly isTold: boolean }) => void
  /** Called when the server refused it: the form behind the dialog shows what belongs to one of its fields there. */
  readonly onRefused?: ((error: unknown) => void) | undefined
  /** Called when the user goes to the list, after the dialog was closed. */
  readonly onList?: (() => void) | undefined
  /** What to do when the price or terms that were agreed to have changed (code 11018). */
  readonly requote?: Requote | undefined
}

/**
 * The one way to move money: the payment lock is asked for live (real mode only: a lock does not touch play money),
 * then the operation is sent once with an idempotency key that is kept until its outcome is known. Hand `dialog` to
 * `MoneyDialog`; what a dialog says, and when something may be sent again, is decided here and nowhere else.
 *
 * @example
 * const opening = useMoneySubmission('openOrder', { open, onClose, scope: id, input, summary, onDone })
 * <MoneyDialog {...opening.dialog} title={title} costs={costs} confirm={confirm} />
 */
export function useMoneySubmission<Name extends MoneyOperationName>(
  name: Name,
  options: MoneySubmissionOptions<Name>,
): { readonly dialog: SubmissionControls; readonly isBusy: boolean } {
  const { open, scope, onList, requote } = options
  const client = useSwxClient()
  const { mode } = useMode()
  const { userName = '' } = useSession()
  const { t } = useTranslation('money')
  const operation: MoneyOperation = moneyOperations[name]
  const task = useAttemptTask(useMemo(() => ({ userName, mode }), [userName, mode]))
  const submission = submissionOf({ userName, mode }, { operation: name, scope })
  const state = useStore(submission.state)

  const handleEnd = useEffectEvent((end: SubmissionState) => {
    if (end.phase === 'done') vibrate('done')
    if (end.phase === 'rejected') {
      vibrate('failed')
      options.onRefused?.(end.error)
    }
    if (end.phase !== 'done' || end.wasLost) return
    submission.leave()
    options.onDone(end.result as MoneyResult<Name>, { isTold: false })
  })
  const resume = useEffectEvent(() => submission.resume(task))
  useEffect(() => {
    if (!open) return
    const stop = submission.follow((end) => handleEnd(end))
    // An attempt that was sent before this page was loaded may still have no outcome.
    resume()
    return () => {
      stop()
      submission.leave()
      dropUnusedSubmissions()
    }
  }, [submission, open])

  useCloseOnModeSwitch(options)

  const close = () => {
    const now = submission.state.get()
    submission.leave()
    options.onClose()
    if (now.phase === 'done') options.onDone(now.result as MoneyResult<Name>, { isTold: true })
    if (now.phase === 'finding')
      toast(t('attempt.toast.finding', { what: attemptText(t, now.attempt) }), { tone: 'notice' })
  }
  const submit = () => {
    const input = options.input()
    if (input === undefined) return
    const send = operation.send as SendMoney<MoneyInput<Name>, unknown>
    submission.submit(
      {
        ...task,
        send: (key) => send(client, input, { idempotencyKey: key }),
        readLock:
          mode === 'demo' || operation.stoppedBy === 'none' ? undefined : () => readLock(client, operation),
      },
      options.summary,
    )
  }

  return {
    isBusy: open && (state.phase === 'checking' || state.phase === 'sending'),
    dialog: {
      open,
      mode,
      state,
      list: operation.list,
      record: operation.record,
      requote,
      canRetry: submission.canRetry(),
      isStored: submission.isStored(),
      onConfirm: submit,
      onClose: close,
      onRetry: submission.retry,
      onReviewAgain: submission.leave,
      onStartAnew: submission.startAnew,
      onList: () => {
        submission.noteListSeen()
        submission.leave()
        options.onClose()
        onList?.()
      },
    },
  }
}

async function readLock(client: SwxClient, { stoppedBy }: MoneyOperation) {
  const { locked, reason, until, contactUrl, ...told } = await getPaymentLock(client)
  const stops = locked && (reason !== 'PASSWORD_RESET' || stoppedBy === 'withdrawal')
  if (!stops) return undefined
  return { reason: reason ?? 'OPERATOR', until, contactUrl, ...(told.note && { note: told.note }) }
}
