import { useListWithdrwal } from '@swx/sdk/react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { ErrorState } from '#core/errors/error-state.tsx'
import { formatMoney, isolateFigure } from '#core/format/figures.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { isUnderWay, type Withdrawal } from '../model/withdrawal.ts'
import { WithdrawalDetail } from './withdrawal-detail.tsx'
import { WithdrawalState } from './withdrawal-state.tsx'

/** One own withdrawal: its steps, where it goes, what arrives, and the way to cancel it. */
export function WithdrawalPage() {
  const { t } = useTranslation(['withdrawals', 'common'])
  const [params] = useSearchParams()
  const no = (params.get('no') ?? '').slice(0, 64)
  const withdrawal = useWithdrawal(no)
  const { data } = withdrawal

  return (
    <Page>
      <PageHeading
        title={
          data
            ? t('detail.title', { amount: isolateFigure(formatMoney(data.amount)) })
            : t('common:page.withdrawDetail')
        }
        beside={
          data ? (
            <span className="on-mobile:hidden">
              <WithdrawalState status={data.status} />
            </span>
          ) : undefined
        }
        aside={
          <LinkButton size="sm" to={paths.withdraw.href()} className="print:hidden">
            {t('detail.back')}
          </LinkButton>
        }
      />
      <WithdrawalContent no={no} withdrawal={withdrawal} />
    </Page>
  )
}

function WithdrawalContent({ no, withdrawal }: { no: string; withdrawal: ReturnType<typeof useWithdrawal> }) {
  const { t } = useTranslation('withdrawals')
  if (no === '' || withdrawal.data === null)
    return (
      <section className="card">
        <EmptyState title={t('detail.missing')} body={t('detail.missingBody')} />
      </section>
    )
  if (withdrawal.isPending)
    return (
      <section className="card p-4">
        <Skeleton lines={8} lineHeight={20} label={t('detail.loading')} />
      </section>
    )
  if (withdrawal.isError)
    return (
      <section className="card">
        <ErrorState error={withdrawal.error} title={t('detail.failed')} onRetry={withdrawal.refetch}>
          <p className="text-13 text-muted">{t('unaffected')}</p>
        </ErrorState>
      </section>
    )
  return <WithdrawalDetail withdrawal={withdrawal.data} />
}

/** One own withdrawal, followed while it is under way; `null` where the user has none of this number. */
function useWithdrawal(orderNo: string) {
  return useListWithdrwal<Withdrawal | null>(
    { orderNo },
    {
      query: {
        enabled: orderNo !== '',
        staleTime: 0,
        select: ({ list }) => list[0] ?? null,
        refetchInterval: refetchWhile(({ list }) => list.some(isUnderWay)),
      },
    },
  )
}
