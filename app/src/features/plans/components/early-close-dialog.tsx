import type { components } from '@swx/sdk'
import { usePreviewClosePlan } from '@swx/sdk/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorNotice } from '#core/errors/error-notice.tsx'
import { formatMoney } from '#core/format/figures.ts'
import { MoneyDialog } from '#core/money/money-dialog.tsx'
import { useMoneySubmission } from '#core/money/use-money-submission.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { CostList } from '#ui/data/cost-list.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Figure } from '#ui/figure/figure.tsx'
import type { Plan } from '../model/plan.ts'

export interface EarlyCloseDialogProps {
  plan: Plan
  onClose: () => void
}

/**
 * Leaves a plan early: first what it costs, in money and as the server will book it, then a second question. A
 * preview that is no longer true is read again and looked at before anything is sent.
 */
export function EarlyCloseDialog({ plan, onClose }: EarlyCloseDialogProps) {
  const { t } = useTranslation(['plans', 'common'])
  const preview = usePreviewClosePlan(
    { id: plan.orderNo },
    {
      query: { gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
    },
  )
  const [isSure, setIsSure] = useState(false)
  const [isReread, setIsReread] = useState(false)
  const quote = preview.data
  const leaving = useMoneySubmission('exitSmart', {
    open: true,
    onClose,
    scope: plan.orderNo,
    input: () => quote && { orderNo: plan.orderNo, quoteId: quote.quoteId },
    summary: { name: plan.productName, amount: quote?.refund },
    onDone: ({ refund = '0.00' }, { isTold }) => {
      if (!isTold) toast(t('earlyClose.done', { refund }))
      onClose()
    },
    requote: {
      label: t('earlyClose.reread'),
      read: async () => {
        await preview.refetch()
        setIsSure(false)
        setIsReread(true)
      },
    },
  })

  return (
    <MoneyDialog
      {...leaving.dialog}
      title={t('earlyClose.title', { plan: plan.productName })}
      cancel={t('earlyClose.stay')}
      back={isSure ? { label: t('earlyClose.back'), run: () => setIsSure(false) } : undefined}
      next={isSure ? undefined : { label: t('earlyClose.next'), run: () => setIsSure(true) }}
      confirm={
        <span>
          <RichText text={t('earlyClose.submit', { refund: quote?.refund ?? '0.00' })} />
        </span>
      }
      disabled={quote === undefined}
    >
      {preview.isPending ? <Skeleton lines={6} lineHeight={20} label={t('earlyClose.loading')} /> : null}
      {preview.isError ? <ErrorNotice error={preview.error} onRetry={preview.refetch} /> : null}
      {quote ? (
        <>
          {isReread && !isSure ? (
            <Note tone="info" role="status">
              {t('earlyClose.changed')}
            </Note>
          ) : null}
          <EarlyCloseCosts plan={plan} quote={quote} />
          {isSure ? (
            <Note tone="danger" role="alert">
              <p className="font-strong">{t('earlyClose.second', { refund: quote.refund })}</p>
            </Note>
          ) : (
            <Note>
              {t('earlyClose.note', {
                expected: plan.expectedRevenue,
                kept: quote.kept,
              })}
            </Note>
          )}
        </>
      ) : null}
    </MoneyDialog>
  )
}

interface EarlyCloseCostsProps {
  plan: Plan
  quote: components['schemas']['ExitPreview']
}

/** What leaving costs and leaves, as the server worked it out. */
function EarlyCloseCosts({ plan, quote }: EarlyCloseCostsProps) {
  const { t } = useTranslation('plans')
  const money = (amount: string, sign = false) => <Figure value={formatMoney(amount, { sign })} unit="USD" />
  const isFree = Number(quote.penaltyRate) === 0
  const penalty = isFree ? t('earlyClose.free') : t('earlyClose.fee', { rate: quote.penaltyRate })
  return (
    <CostList
      rows={[
        { key: 'amount', label: t('earlyClose.amount'), value: money(plan.amount) },
        { key: 'penalty', label: penalty, value: money(isFree ? quote.penalty : `-${quote.penalty}`) },
        { key: 'refund', label: t('earlyClose.refund'), value: money(quote.refund) },
        { key: 'kept', label: t('earlyClose.kept'), value: money(quote.kept, true) },
        { key: 'lost', label: t('earlyClose.lost'), value: money(quote.lostRevenue) },
      ]}
      total={{ label: t('earlyClose.net'), value: money(quote.net, true) }}
    />
  )
}
