import { type Ref, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#core/errors/error-state.tsx'
import { formatDateTime } from '#core/format/format-time.ts'
import { LockNote, type PaymentLock } from '#core/money/payment-lock.tsx'
import { useImageUpload } from '#core/pictures/use-image-upload.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { ShowMore } from '#ui/data/show-more.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Card } from '#ui/layout/card.tsx'
import { Column, Columns } from '#ui/layout/page.tsx'
import type { WithdrawalTerms } from '../api/use-withdrawal-terms.ts'
import { useWithdrawals } from '../api/use-withdrawals.ts'
import type { WithdrawalMethod } from '../model/withdrawal-method.ts'
import { useSendWithdrawal } from './use-send-withdrawal.ts'
import { useWithdrawalForm } from './use-withdrawal-form.ts'
import { WithdrawalFields } from './withdrawal-fields.tsx'
import { WithdrawalRow } from './withdrawal-row.tsx'
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
    <Columns aside="wide">
      <Column>
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
      </Column>
      <div className="lg:sticky lg:top-[calc(var(--bar-top)+var(--ribbon)+16px)] max-lg:order-1">
        <WithdrawalSummary formId={formId} withdrawing={withdrawing} sending={sending} />
      </div>
    </Columns>
  )
}

/** Own withdrawals with their status and what can be done about each. */
function MyWithdrawals({ ref }: { ref?: Ref<HTMLElement> | undefined }) {
  const { t } = useTranslation('withdrawals')
  return (
    <Card
      flush
      ref={ref}
      title={t('list.title')}
      className="scroll-mt-[calc(var(--bar-top)+var(--ribbon)+16px)]"
    >
      <WithdrawalRows />
    </Card>
  )
}

function WithdrawalRows() {
  const { t } = useTranslation('withdrawals')
  const withdrawals = useWithdrawals()
  if (withdrawals.error)
    return (
      <ErrorState error={withdrawals.error} title={t('list.failed')} onRetry={withdrawals.refetch}>
        <p className="text-13 text-muted">{t('unaffected')}</p>
      </ErrorState>
    )
  if (withdrawals.rows === undefined)
    return <Skeleton lines={3} lineHeight={40} label={t('list.loading')} className="p-4" />
  if (withdrawals.rows.length === 0) return <EmptyState title={t('list.empty')} body={t('list.emptyBody')} />
  return (
    <>
      <ul aria-label={t('list.title')}>
        {withdrawals.rows.map((withdrawal) => (
          <WithdrawalRow key={withdrawal.orderNo} withdrawal={withdrawal} />
        ))}
      </ul>
      {withdrawals.hasMore ? <ShowMore list={withdrawals} /> : null}
    </>
  )
}

/** Why no withdrawal is possible now and until when, told before anything is typed: a lock, or a pause after a reset. */
function StopNote({ lock }: { lock: PaymentLock | undefined }) {
  const { t } = useTranslation('withdrawals')
  const { language } = useLanguage()
  if (lock?.locked) return <LockNote lock={lock} />
  if (!lock?.withdrawalsPausedUntil) return null
  return (
    <Note tone="warn" role="status">
      {t('paused', { time: `${formatDateTime(lock.withdrawalsPausedUntil, language.tag)} UTC` })}
    </Note>
  )
}
