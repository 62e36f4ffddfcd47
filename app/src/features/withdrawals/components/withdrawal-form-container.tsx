import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useImageUpload } from '#core/image-upload/use-image-upload.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { WithdrawalTerms } from '../api/use-withdrawal-terms.ts'
import type { WithdrawalMethod } from '../model/withdrawal-method.ts'
import { MyWithdrawals } from './my-withdrawals.tsx'
import { StopNote } from './stop-note.tsx'
import { useSendWithdrawal } from './use-send-withdrawal.ts'
import { useWithdrawalForm } from './use-withdrawal-form.ts'
import { WithdrawalFields } from './withdrawal-fields.tsx'
import { WithdrawalSummary } from './withdrawal-summary.tsx'

export interface WithdrawalFormContainerProps {
  terms: WithdrawalTerms
  /** The method that is chosen at first. */
  first: WithdrawalMethod
  /** What the address fills in. */
  given: { readonly method: string | undefined; readonly amount: string | undefined }
  /** Asks for the fees anew. */
  onFeesOld: () => Promise<unknown>
}

/** The form of a withdrawal, its costs and the security password beside it, and the withdrawals so far. */
export function WithdrawalFormContainer({ terms, first, given, onFeesOld }: WithdrawalFormContainerProps) {
  const { t } = useTranslation(['withdrawals', 'errors'])
  const formId = useId()
  const list = useRef<HTMLElement>(null)
  const showList = () => list.current?.scrollIntoView({ block: 'start' })
  const proof = useImageUpload('withdrawal', terms.limits, 'withdrawal.proof')
  const withdrawing = useWithdrawalForm({ terms, first, given })
  const sending = useSendWithdrawal({
    withdrawing,
    proof,
    onFeesOld,
    onList: showList,
    onDone: (isTold) => {
      if (!isTold)
        toast(t('errors:withdrawalSubmitted'), { action: { label: t('summary.see'), run: showList } })
    },
  })

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_400px]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:contents">
        <StopNote lock={withdrawing.lock.data} />
        <WithdrawalFields
          id={formId}
          methods={terms.methods}
          withdrawing={withdrawing}
          proof={proof}
          onSubmit={sending.handleSubmit}
        />
        <div className="max-lg:order-2">
          <MyWithdrawals ref={list} />
        </div>
      </div>
      <div className="lg:sticky lg:top-[calc(var(--bar-top)+var(--ribbon)+16px)] max-lg:order-1">
        <WithdrawalSummary formId={formId} withdrawing={withdrawing} sending={sending} />
      </div>
    </div>
  )
}
