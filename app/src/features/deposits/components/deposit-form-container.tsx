import { trimDecimal } from '@swx/sdk/money'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeSwitchDialog } from '../../../core/account-mode/lazy-mode-switch-dialog.ts'
import { useMode } from '../../../core/account-mode/use-mode.ts'
import { useImageUpload } from '../../../core/image-upload/use-image-upload.ts'
import { useDollarRate } from '../../../core/live-prices/use-dollar-rate.ts'
import { useMoneySubmission } from '../../../core/money-submission/use-money-submission.ts'
import { useDraft } from '../../../core/session/use-draft.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { understoodValue, useAmountReading } from '../../../ui/form/use-amount-reading.ts'
import type { useDepositTerms } from '../api/use-deposit-terms.ts'
import type { Deposit } from '../model/deposit.ts'
import { depositAmountErrorOf, minimumOf } from '../model/deposit-amount.ts'
import { type DepositMethod, methodKey } from '../model/deposit-method.ts'
import { referenceFields, transferReferenceErrorOf } from '../model/transfer-reference.ts'
import { DepositForm, type DepositInputs } from './deposit-form.tsx'
import { DepositSummary } from './deposit-summary.tsx'
import { MyDeposits } from './my-deposits.tsx'

/** Props of {@link DepositFormContainer}. */
export interface DepositFormContainerProps {
  terms: NonNullable<ReturnType<typeof useDepositTerms>['data']>
  /** The method that stands chosen at first. */
  first: DepositMethod
}

const blank = { amount: '', txHash: '', last6: '' }

/** The form of a deposit, what it comes to beside it, and the deposits reported before. */
export function DepositFormContainer({ terms, first }: DepositFormContainerProps) {
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
  const [isSent, setIsSent] = useState(false)
  const proof = useImageUpload('recharge', terms.limits, 'deposit.proof')
  const rate = useDollarRate(method.currency)
  const showList = () => list.current?.scrollIntoView({ block: 'start' })
  const minimum = terms.hasDollarMinimum && rate !== undefined ? minimumOf(method, rate) : undefined
  const { read, write } = useAmountReading()
  const reading = read(typed.amount, method)
  const errors = {
    amount: depositAmountErrorOf(reading, minimum),
    reference: transferReferenceErrorOf(typed),
    proof: proof.state.phase !== 'ready',
  }
  const understood = errors.amount === 'nothing' ? undefined : understoodValue(reading)
  const amount = understood === undefined ? undefined : trimDecimal(understood)
  const reporting = useMoneySubmission('recharge', {
    open: isSent,
    onClose: () => setIsSent(false),
    scope: '',
    input: () => {
      if (proof.state.phase !== 'ready' || amount === undefined) return undefined
      const { currency, network, address } = method
      return {
        currency,
        network,
        amount,
        receiveAddress: address,
        proofId: proof.state.fileId,
        ...referenceFields(typed),
      }
    },
    summary: { name: method.currency, amount },
    onDone: (_, { isTold }) => {
      setIsSent(false)
      setTyped(blank)
      setIsChecked(false)
      proof.clear()
      if (!isTold)
        toast(t('errors:rechargeSubmitted'), { action: { label: t('summary.see'), run: showList } })
    },
    onList: showList,
  })

  const handleSubmit = () => {
    setIsChecked(true)
    const wrong = errors.amount
      ? inputs.amount
      : errors.reference
        ? inputs[errors.reference === 'last6' ? 'last6' : 'txHash']
        : errors.proof
          ? inputs.proof
          : undefined
    if (wrong) return wrong.current?.focus()
    if (mode === 'demo') return setAsksForReal(true)
    setIsSent(true)
    reporting.dialog.onConfirm()
  }
  const handleAgain = (deposit: Deposit) => {
    const same = terms.methods.find((one) => methodKey(one) === methodKey(deposit))
    if (same) setMethod(same)
    setTyped({ ...blank, amount: write(deposit.amount) })
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
          errors={isChecked ? errors : undefined}
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
