import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { formatMoney } from '#core/format/figures.ts'
import { useFreshRow } from '#ui/data/fresh-row.ts'
import { ShowMore } from '#ui/data/show-more.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { RecordNumber } from '#ui/figure/record-number.tsx'
import { Button } from '#ui/form/button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useWithdrawals } from '../api/use-withdrawals.ts'
import { canCancel, type Withdrawal, wasRefused } from '../model/withdrawal.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { WithdrawalState, WithdrawalTimeline } from './withdrawal-timeline.tsx'

/** Own withdrawals with their status and what can be done about each. */
export function MyWithdrawals({ ref }: { ref?: Ref<HTMLElement> | undefined }) {
  const { t } = useTranslation('withdrawals')
  const withdrawals = useWithdrawals()
  return (
    <Card
      flush
      ref={ref}
      title={t('list.title')}
      className="scroll-mt-[calc(var(--bar-top)+var(--ribbon)+16px)]"
    >
      <QueryView
        query={withdrawals}
        skeleton={<Skeleton lines={3} lineHeight={40} label={t('list.loading')} className="p-4" />}
        failed={t('list.failed')}
        unaffected={t('unaffected')}
        empty={<EmptyState title={t('list.empty')} body={t('list.emptyBody')} />}
      >
        {(rows) => (
          <>
            <ul aria-label={t('list.title')}>
              {rows.map((withdrawal) => (
                <WithdrawalRow key={withdrawal.orderNo} withdrawal={withdrawal} />
              ))}
            </ul>
            {withdrawals.hasMore ? <ShowMore list={withdrawals} /> : null}
          </>
        )}
      </QueryView>
    </Card>
  )
}

/** One withdrawal: how much, its status, its steps, why it was not paid out, and what can be done. */
function WithdrawalRow({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawals')
  const [asks, setAsks] = useState(false)
  const fresh = useFreshRow<HTMLLIElement>(withdrawal.orderNo)
  const { orderNo, method, amount, status, reason } = withdrawal

  return (
    <li {...fresh} className="@container border-b border-line px-4 py-3 last:border-0">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 @4xl:grid-cols-[140px_130px_minmax(0,1fr)_170px]">
        <div className="grid min-w-0 justify-items-start gap-0.5">
          <p className="text-16 font-strong">
            <Figure value={formatMoney(amount)} unit="USD" />
          </p>
          <RecordNumber value={orderNo} className="text-12 text-muted" />
        </div>
        <div>
          <WithdrawalState status={status} />
        </div>
        <div className="grid min-w-0 gap-2 @max-4xl:col-span-2">
          <WithdrawalTimeline withdrawal={withdrawal} />
          {wasRefused(withdrawal) ? (
            <p className="text-13">
              {reason ? <span>{t('note.reason', { reason })} </span> : null}
              <span className="text-muted">{t('detail.next')}</span>
            </p>
          ) : null}
        </div>
        <div className="flex flex-wrap gap-2 @max-4xl:col-span-2 @4xl:justify-end">
          {canCancel(withdrawal) ? (
            <Button
              size="sm"
              wraps
              className="on-mobile:min-h-11"
              aria-label={t('list.cancelOf', { orderNo })}
              onClick={() => setAsks(true)}
            >
              {t('list.cancel')}
            </Button>
          ) : null}
          {wasRefused(withdrawal) ? (
            <LinkButton
              size="sm"
              wraps
              className="on-mobile:min-h-11"
              aria-label={t('list.againOf', { orderNo })}
              to={paths.withdraw.href({ method, amount })}
            >
              {t('list.again')}
            </LinkButton>
          ) : null}
          <LinkButton
            size="sm"
            variant="text"
            className="on-mobile:min-h-11"
            aria-label={t('list.detailsOf', { orderNo })}
            to={paths.withdrawDetail.href({ no: orderNo })}
          >
            {t('list.details')}
          </LinkButton>
        </div>
      </div>
      {canCancel(withdrawal) || asks ? (
        <CancelDialog open={asks} onClose={() => setAsks(false)} withdrawal={withdrawal} />
      ) : null}
    </li>
  )
}
