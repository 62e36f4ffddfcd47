import { useRef, useState } from 'react'
import { hasErrorKey } from '#core/errors/error-message.ts'
import { useMoneySubmission } from '#core/money/use-money-submission.ts'
import type { ImageUpload } from '#core/pictures/use-image-upload.ts'
import type { WithdrawalValues } from '../model/withdrawal-form.ts'
import type { Withdrawing } from './use-withdrawal-form.ts'

interface SendWithdrawalOptions {
  withdrawing: Withdrawing
  proof: ImageUpload
  /** Asks for the fees anew. */
  onFeesOld: () => Promise<unknown>
  onList: () => void
  onDone: (isTold: boolean) => void
}

/** Sends a withdrawal. The security password is forgotten with every answer. */
export function useSendWithdrawal({ withdrawing, proof, onFeesOld, onList, onDone }: SendWithdrawalOptions) {
  const { form, method, payout, quote, amount, lock, submit, showError, clear } = withdrawing
  const [isSent, setIsSent] = useState(false)
  /** The fee of what was refused because it is another one now. */
  const [oldFee, setOldFee] = useState<string>()
  const values = useRef<WithdrawalValues>(undefined)

  const inputOf = ({
    address,
    bankName,
    cardholder,
    accountNo,
    password,
    amount: sum,
  }: WithdrawalValues) => ({
    method: method.method,
    amount: sum,
    ...(payout ? { address } : { bankName, cardholder, accountNo }),
    ...(proof.state.phase === 'ready' && { proofId: proof.state.fileId }),
    securityPassword: password,
    expectedFee: quote?.fee ?? '',
  })
  const sending = useMoneySubmission('withdrawal', {
    open: isSent,
    onClose: () => setIsSent(false),
    scope: '',
    input: () => values.current && quote && inputOf(values.current),
    summary: { name: method.method, amount },
    onDone: (_, { isTold }) => {
      setIsSent(false)
      clear()
      proof.clear()
      onDone(isTold)
    },
    onRefused: (error) => {
      values.current = undefined
      form.setValue('password', '')
      void lock.refetch()
      if (hasErrorKey(error, 'quoteChanged')) {
        setOldFee(quote?.fee)
        void onFeesOld()
      } else if (showError(error)) sending.dialog.onReviewAgain()
    },
    onList,
  })

  const feeChange =
    oldFee !== undefined && quote !== undefined && oldFee !== quote.fee
      ? { before: oldFee, after: quote.fee, receive: quote.receiveAmount }
      : undefined
  return {
    ...sending,
    /** The fee is another one than the user agreed to, and nothing was sent. */
    feeChange,
    handleSubmit: submit((understood) => {
      values.current = understood
      setOldFee(undefined)
      setIsSent(true)
      sending.dialog.onConfirm()
      values.current = undefined
    }),
  }
}

/** What {@link useSendWithdrawal} gives. */
export type SendingWithdrawal = ReturnType<typeof useSendWithdrawal>
