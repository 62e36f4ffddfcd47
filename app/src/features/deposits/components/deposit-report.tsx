import { trimDecimal } from '@swx/sdk/money'
import { List } from 'lucide-react'
import { useId, useMemo, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ModeSwitchDialog } from '#core/account-mode/lazy-mode-switch-dialog.ts'
import { useMode } from '#core/account-mode/use-mode.ts'
import { useDraft } from '#core/forms/drafts.ts'
import { useAmountReading } from '#core/forms/use-amount-reading.ts'
import { useAppForm } from '#core/forms/use-app-form.ts'
import { useUnderstood } from '#core/forms/use-understood.ts'
import { useDollarRate } from '#core/live-prices/use-dollar-rate.ts'
import { useMoneySubmission } from '#core/money/use-money-submission.ts'
import { useImageUpload } from '#core/pictures/use-image-upload.ts'
import { markFresh } from '#ui/data/fresh-row.ts'
import { toast } from '#ui/feedback/toast.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Column, Columns } from '#ui/layout/page.tsx'
import { PageBar } from '#ui/layout/page-bar.tsx'
import { showSection } from '#ui/layout/show-section.ts'
import type { DepositTerms } from '../api/use-deposit-terms.ts'
import {
  blankDeposit,
  type DepositForm,
  depositForm,
  depositPlaces,
  referenceFields,
} from '../model/deposit-form.ts'
import { type DepositMethod, methodKey, minimumOf } from '../model/deposit-method.ts'
import { DepositFields } from './deposit-fields.tsx'
import { DepositSummary } from './deposit-summary.tsx'
import { type Deposit, MyDeposits } from './my-deposits.tsx'

interface DepositReportProps {
  terms: DepositTerms
  /** The method that is chosen at first. */
  first: DepositMethod
}

/** The form of a deposit, what it comes to beside it, and the deposits reported before. */
export function DepositReport({ terms, first }: DepositReportProps) {
  const { t } = useTranslation(['deposit', 'errors'])
  const { mode } = useMode()
  const formId = useId()
  const proofInput = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLElement>(null)
  const [chosen, setChosen] = useDraft('deposit.method', methodKey(first))
  const method = terms.methods.find((one) => methodKey(one) === chosen) ?? first
  const setMethod = (next: DepositMethod) => setChosen(methodKey(next))
  const [asksForReal, setAsksForReal] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const proof = useImageUpload('recharge', terms.limits, 'deposit.proof')
  const rate = useDollarRate(method.currency)
  const showList = () => showSection(list.current)
  const minimum = terms.hasDollarMinimum && rate !== undefined ? minimumOf(method, rate) : undefined
  const { write } = useAmountReading()
  const { app, amount, read } = useDepositForm(method, minimum)
  const { form, showError, clear, submit } = app
  const reporting = useMoneySubmission('recharge', {
    open: isSent,
    onClose: () => setIsSent(false),
    scope: '',
    input: () => {
      const typed = read()
      if (proof.state.phase !== 'ready' || typed === undefined) return undefined
      return {
        currency: method.currency,
        network: method.network,
        amount: trimDecimal(typed.amount),
        receiveAddress: method.address,
        proofId: proof.state.fileId,
        ...referenceFields(typed),
      }
    },
    summary: { name: method.currency, amount },
    onDone: ({ orderNo }: Deposit, { isTold }) => {
      markFresh(orderNo)
      setIsSent(false)
      clear()
      proof.clear()
      if (!isTold)
        toast(t('errors:rechargeSubmitted'), { action: { label: t('summary.see'), run: showList } })
    },
    onRefused: (error) => {
      if (showError(error)) setIsSent(false)
    },
    onList: showList,
  })

  const handleSubmit = submit(() => {
    if (proof.state.phase !== 'ready') return proofInput.current?.focus()
    if (mode === 'demo') return setAsksForReal(true)
    setIsSent(true)
    reporting.dialog.onConfirm()
  })
  const handleAgain = (deposit: Deposit) => {
    const same = terms.methods.find((one) => methodKey(one) === methodKey(deposit))
    if (same) setMethod(same)
    clear({ amount: write(deposit.amount) })
    form.setFocus('txHash')
  }

  return (
    <FormProvider {...form}>
      <PageBar
        action={
          <IconButton
            label={t('list.title')}
            icon={<List className="size-5" aria-hidden="true" />}
            onClick={showList}
          />
        }
      />
      <Columns aside="wide">
        <Column>
          <DepositFields
            id={formId}
            methods={terms.methods}
            method={method}
            onMethod={setMethod}
            minimum={minimum}
            hasDollarMinimum={terms.hasDollarMinimum}
            errorOf={app.errorOf}
            proof={proof}
            proofInput={proofInput}
            onSubmit={handleSubmit}
          />
          <div className="max-lg:order-2">
            <MyDeposits ref={list} onAgain={handleAgain} />
          </div>
        </Column>
        <div className="lg:sticky lg:top-[calc(var(--bar-top)+var(--ribbon)+16px)] max-lg:order-1">
          <DepositSummary
            formId={formId}
            method={method}
            amount={amount}
            rate={rate}
            minimum={minimum}
            dialog={reporting.dialog}
            isBusy={reporting.isBusy}
          />
        </div>
        <ModeSwitchDialog
          open={asksForReal}
          target="real"
          reason={t('errors:demoCannotUse')}
          onClose={() => setAsksForReal(false)}
        />
      </Columns>
    </FormProvider>
  )
}

/**
 * The form of a deposit.
 *
 * @param minimum the smallest deposit in the currency of the method, while it is known
 */
function useDepositForm({ currency, scale }: DepositMethod, minimum: string | undefined) {
  const { language } = useAmountReading()
  const schema = useMemo(
    () => depositForm({ language, currency, scale, min: minimum }),
    [language, currency, scale, minimum],
  )
  const app = useAppForm<DepositForm>({
    schema,
    initial: blankDeposit,
    draft: { name: 'deposit', fields: ['amount', 'txHash', 'last6'] },
    amounts: ['amount'],
    places: depositPlaces,
    mode: 'onSubmit',
  })
  // What an amount comes to is shown also where it is below the minimum.
  const { amount } = useUnderstood(
    app.form.control,
    useMemo(() => depositForm({ language, currency, scale }), [language, currency, scale]),
  )
  return {
    app,
    /** What was understood so far. */
    amount: amount === undefined ? undefined : trimDecimal(amount),
    /** What is sent; undefined unless all of it was understood. */
    read: () => schema.safeParse(app.form.getValues()).data,
  }
}
