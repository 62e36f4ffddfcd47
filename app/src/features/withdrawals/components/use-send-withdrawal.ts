import { useState } from 'react'
import { hasErrorKey } from '#core/errors/error-message.ts'
import type { AttemptSummary } from '#core/money/attempt.ts'
import type { MoneyInput } from '#core/money/money-operations.ts'
import { useMoneySubmission } from '#core/money/use-money-submission.ts'
import { markFresh } from '#ui/data/fresh-row.ts'
import type { Withdrawal } from '../model/withdrawal.ts'

interface SendWithdrawalOptions {
  /** What is sent of the form as it stands; undefined while there is nothing to send. */
  input: () => MoneyInput<'withdrawal'> | undefined
  summary: AttemptSummary
  /** The costs that are shown, as they are agreed to. */
  quote: { readonly fee: string; readonly receiveAmount: string } | undefined
  /**
   * Shows an error of the server in the form.
   *
   * @returns whether it belongs to a field
   */
  showError: (error: unknown) => boolean
  /** Called with every error, before it is shown. */
  onRejected: () => void
  /** Asks for the fees anew. */
  onFeesOld: () => Promise<unknown>
  onList: () => void
  onDone: (isTold: boolean) => void
}

/** A fee that is another one than the user agreed to, and what arrives now. */
export interface FeeChange {
  readonly before: string
  readonly after: string
  readonly receive: string
}

/** Sends a withdrawal, and tells when its fee is another one than the user agreed to. */
export function useSendWithdrawal({
  input,
  summary,
  quote,
  showError,
  onRejected,
  onFeesOld,
  onList,
  onDone,
}: SendWithdrawalOptions) {
  const [isSent, setIsSent] = useState(false)
  /** The fee of what the server rejected because it is another one now. */
  const [oldFee, setOldFee] = useState<string>()
  const { dialog, isBusy } = useMoneySubmission('withdrawal', {
    open: isSent,
    onClose: () => setIsSent(false),
    scope: '',
    input,
    summary,
    onDone: ({ orderNo }: Withdrawal, { isTold }) => {
      markFresh(orderNo)
      setIsSent(false)
      onDone(isTold)
    },
    onRefused: (error) => {
      onRejected()
      if (hasErrorKey(error, 'quoteChanged')) {
        setOldFee(quote?.fee)
        void onFeesOld()
      } else if (showError(error)) dialog.onReviewAgain()
    },
    onList,
  })

  const feeChange: FeeChange | undefined =
    oldFee !== undefined && quote !== undefined && oldFee !== quote.fee
      ? { before: oldFee, after: quote.fee, receive: quote.receiveAmount }
      : undefined
  return {
    dialog,
    isBusy,
    feeChange,
    send: () => {
      setOldFee(undefined)
      setIsSent(true)
      dialog.onConfirm()
    },
  }
}
