import { List } from 'lucide-react'
import { useId, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { QueryView } from '#core/api/query-view.tsx'
import { LockNote, type PaymentLock, usePaymentLock } from '#core/money/payment-lock.tsx'
import { useImageUpload } from '#core/pictures/use-image-upload.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Column, Columns, Page } from '#ui/layout/page.tsx'
import { PageBar } from '#ui/layout/page-bar.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { showSection } from '#ui/layout/show-section.ts'
import { useWithdrawalTerms, type WithdrawalTerms } from '../api/use-withdrawal-terms.ts'
import { type WithdrawQuery, withdrawQuery } from '../model/withdraw-query.ts'
import type { WithdrawalMethod } from '../model/withdrawal-method.ts'
import { MyWithdrawals } from './my-withdrawals.tsx'
import { useSendWithdrawal } from './use-send-withdrawal.ts'
import { useWithdrawalForm } from './use-withdrawal-form.ts'
import { WithdrawalCosts } from './withdrawal-costs.tsx'
import { WithdrawalFields } from './withdrawal-fields.tsx'
import { WithdrawalSummary } from './withdrawal-summary.tsx'

/** A new withdrawal, and the withdrawals so far. */
export function WithdrawPage() {
  const { t } = useTranslation('withdrawals')
  return (
    <Page>
      <PageHeading page="withdraw" subtitle={t('subtitle')} />
      <OwnWithdrawals />
    </Page>
  )
}

function OwnWithdrawals() {
  const { t } = useTranslation('withdrawals')
  const [params] = useSearchParams()
  const terms = useWithdrawalTerms()
  const none = <EmptyState title={t('none')} body={t('noneBody')} />
  const given = withdrawQuery.parse(params)
  return (
    <QueryView
      card
      query={terms}
      skeleton={<Skeleton lines={8} lineHeight={24} label={t('loading')} />}
      failed={t('failed')}
      unaffected={t('unaffected')}
      isEmpty={({ methods }) => methods.length === 0}
      empty={none}
    >
      {(data) => {
        const [first] = data.methods
        return first === undefined ? (
          none
        ) : (
          <NewWithdrawal
            key={`${given.method} ${given.amount}`}
            terms={data}
            first={first}
            given={given}
            onFeesOld={terms.refetchFees}
          />
        )
      }}
    </QueryView>
  )
}

interface NewWithdrawalProps {
  terms: WithdrawalTerms
  /** The method that is chosen at first. */
  first: WithdrawalMethod
  given: WithdrawQuery
  /** Asks for the fees anew. */
  onFeesOld: () => Promise<unknown>
}

/** The form of a withdrawal, its costs and the security password beside it, and the withdrawals so far. */
function NewWithdrawal({ terms, first, given, onFeesOld }: NewWithdrawalProps) {
  const { t } = useTranslation(['withdrawals', 'errors'])
  const formId = useId()
  const list = useRef<HTMLElement>(null)
  const showList = () => showSection(list.current)
  const proof = useImageUpload('withdrawal', terms.limits, 'withdrawal.proof')
  const lock = usePaymentLock()
  const asksPassword = lock.data?.hasPassword !== false
  const entry = useWithdrawalForm({ terms, first, given, asksPassword })
  const { form, errorOf, method, payout, rate, amount, isBeyond, most, quote } = entry
  const sending = useSendWithdrawal({
    input() {
      const values = entry.understood()
      if (values === undefined || quote === undefined) return undefined
      const { address, bankName, cardholder, accountNo, password } = values
      return {
        method: method.method,
        amount: values.amount,
        ...(payout ? { address } : { bankName, cardholder, accountNo }),
        ...(proof.state.phase === 'ready' && { proofId: proof.state.fileId }),
        securityPassword: password,
        expectedFee: quote.fee,
      }
    },
    summary: { name: method.method, amount },
    quote,
    showError: entry.showError,
    onRejected() {
      // The security password is forgotten with every answer.
      form.setValue('password', '')
      void lock.refetch()
    },
    onFeesOld,
    onList: showList,
    onDone(isTold) {
      entry.clear()
      proof.clear()
      if (!isTold)
        toast(t('errors:withdrawalSubmitted'), { action: { label: t('summary.see'), run: showList } })
    },
  })

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
          <StopNote lock={lock.data} />
          <WithdrawalFields
            id={formId}
            methods={terms.methods}
            method={method}
            onMethod={entry.choose}
            available={entry.available}
            most={most}
            limit={entry.limit}
            amount={amount}
            hasQuote={quote !== undefined}
            readAddress={entry.read}
            errorOf={errorOf}
            proof={proof}
            onSubmit={entry.submit(sending.send)}
          />
          <div className="max-lg:order-2">
            <MyWithdrawals ref={list} />
          </div>
        </Column>
        <div className="lg:sticky lg:top-[calc(var(--bar-top)+var(--ribbon)+16px)] max-lg:order-1">
          <WithdrawalSummary
            formId={formId}
            costs={
              <WithdrawalCosts
                method={method}
                amount={amount}
                quote={quote}
                rate={rate}
                beyond={isBeyond ? most : undefined}
              />
            }
            amount={isBeyond ? undefined : amount}
            received={quote?.receiveAmount}
            asksPassword={asksPassword}
            attemptsLeft={lock.data?.attemptsLeft}
            errorOf={errorOf}
            formError={entry.unplacedError === undefined ? entry.formError : undefined}
            dialog={sending.dialog}
            isBusy={sending.isBusy}
            feeChange={sending.feeChange}
          />
        </div>
      </Columns>
    </FormProvider>
  )
}

/** Why no withdrawal is possible now and until when, told before anything is typed: a lock, or a pause after a reset. */
function StopNote({ lock }: { lock: PaymentLock | undefined }) {
  const { t } = useTranslation('withdrawals')
  if (lock?.locked) return <LockNote lock={lock} />
  if (!lock?.withdrawalsPausedUntil) return null
  return (
    <Note tone="warn" role="status">
      {t('paused', { time: lock.withdrawalsPausedUntil })}
    </Note>
  )
}
