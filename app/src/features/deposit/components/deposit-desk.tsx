import { recharge } from '@swx/sdk'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useImageUpload } from '../../../core/image-upload/use-image-upload.ts'
import { useMoneyAction } from '../../../core/money-action/use-money-action.ts'
import { ModeSwitchDialog } from '../../../core/session/lazy-mode-switch-dialog.ts'
import { useDraft } from '../../../core/session/use-draft.ts'
import { useMode } from '../../../core/session/use-mode.ts'
import { toast } from '../../../ui/toast.ts'
import { useDepositRate } from '../api/use-deposit-rate.ts'
import type { useDepositTerms } from '../api/use-deposit-terms.ts'
import type { Deposit } from '../model/deposit.ts'
import { depositAmountProblem, minimumOf, readDepositAmount } from '../model/deposit-amount.ts'
import { type DepositMethod, methodKey } from '../model/deposit-method.ts'
import { referenceFields, referenceProblem } from '../model/transfer-reference.ts'
import { DepositForm, type DepositInputs } from './deposit-form.tsx'
import { DepositSummary } from './deposit-summary.tsx'
import { MyDeposits } from './my-deposits.tsx'

/** Props of {@link DepositDesk}. */
export interface DepositDeskProps {
  terms: NonNullable<ReturnType<typeof useDepositTerms>['data']>
  /** The method that stands chosen at first. */
  first: DepositMethod
}

const blank = { amount: '', txHash: '', last6: '' }

/** The form of a deposit, what it comes to beside it, and the deposits reported before. */
export function DepositDesk({ terms, first }: DepositDeskProps) {
  const { t } = useTranslation(['deposit', 'errors'])
  const { mode } = useMode()
  const formId = useId()
  const inputs: DepositInputs = {
    amount: useRef(null),
    txHash: useRef(null),
    last6: useRef(null),
    proof: useRef(null),
  }
  const list = useRef<HTMLElement>(null)
  const [chosen, setChosen] = useDraft('deposit.method', methodKey(first))
  const method = terms.methods.find((one) => methodKey(one) === chosen) ?? first
  const setMethod = (next: DepositMethod) => setChosen(methodKey(next))
  const [typed, setTyped] = useDraft('deposit', blank)
  const [isChecked, setIsChecked] = useState(false)
  const [asksForReal, setAsksForReal] = useState(false)
  const proof = useImageUpload('recharge', terms.limits, 'deposit.proof')
  const rate = useDepositRate(method.currency)
  const showList = () => list.current?.scrollIntoView({ block: 'start' })
  const reporting = useMoneyAction(recharge, {
    onDone: () => {
      setTyped(blank)
      setIsChecked(false)
      proof.clear()
      toast(t('errors:rechargeSubmitted'), { action: { label: t('summary.see'), run: showList } })
    },
  })

  const minimum = terms.hasDollarMinimum && rate !== undefined ? minimumOf(method, rate) : undefined
  const problems = {
    amount: depositAmountProblem(typed.amount, method.scale, minimum),
    reference: referenceProblem(typed),
    proof: proof.state.phase !== 'ready',
  }
  const amount = readDepositAmount(typed.amount, method.scale)

  const handleSubmit = () => {
    setIsChecked(true)
    const wrong = problems.amount
      ? inputs.amount
      : problems.reference
        ? inputs[problems.reference === 'digits' ? 'last6' : 'txHash']
        : problems.proof
          ? inputs.proof
          : undefined
    if (wrong) return wrong.current?.focus()
    if (proof.state.phase !== 'ready' || amount === undefined) return
    if (mode === 'demo') return setAsksForReal(true)
    const { currency, network, address } = method
    reporting.submit({
      currency,
      network,
      amount,
      receiveAddress: address,
      proofId: proof.state.fileId,
      ...referenceFields(typed),
    })
  }
  const handleAgain = (deposit: Deposit) => {
    const same = terms.methods.find((one) => methodKey(one) === methodKey(deposit))
    if (same) setMethod(same)
    setTyped({ ...blank, amount: deposit.amount })
    inputs.txHash.current?.focus()
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_400px]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:contents">
        <DepositForm
          id={formId}
          methods={terms.methods}
          method={method}
          onMethod={setMethod}
          minimum={minimum}
          hasDollarMinimum={terms.hasDollarMinimum}
          typed={typed}
          onTyped={(change) => setTyped({ ...typed, ...change })}
          proof={proof}
          problems={isChecked ? problems : undefined}
          inputs={inputs}
          onSubmit={handleSubmit}
        />
        <div className="max-lg:order-2">
          <MyDeposits ref={list} onAgain={handleAgain} />
        </div>
      </div>
      <div className="lg:sticky lg:top-[calc(var(--bar-top)+var(--ribbon)+16px)] max-lg:order-1">
        <DepositSummary
          formId={formId}
          method={method}
          amount={amount}
          rate={rate}
          minimum={minimum}
          reporting={reporting}
          onList={showList}
        />
      </div>
      <ModeSwitchDialog
        open={asksForReal}
        target="real"
        reason={t('errors:demoCannotUse')}
        onClose={() => setAsksForReal(false)}
      />
    </div>
  )
}
