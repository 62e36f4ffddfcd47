import { useTranslation } from 'react-i18next'
import { ErrorState } from '#core/errors/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { type OwnAccount, useAccount } from '../api/use-account.ts'
import { useBalance } from '../api/use-balance.ts'
import { useProfitCurve } from '../api/use-profit-curve.ts'
import { BalanceCard } from './balance-card.tsx'
import { BalanceSheet } from './balance-sheet.tsx'
import { ProfitSums } from './profit-sums.tsx'

/** The figures of the account in use, each with the sum that it is, and how equity came to be in a month. */
export function BalanceFigures() {
  const { t } = useTranslation('balance')
  const account = useAccount()

  if (account.isPending) return <Loading />
  if (account.isError)
    return (
      <div className="card">
        <ErrorState error={account.error} title={t('failed')} onRetry={account.refetch} />
      </div>
    )
  return <Figures own={account.data} />
}

function Loading() {
  const { t } = useTranslation('balance')
  return (
    <Card>
      <Skeleton lines={9} lineHeight={24} label={t('loading')} />
    </Card>
  )
}

function Figures({ own }: { own: OwnAccount }) {
  const { t } = useTranslation('balance')
  const balance = useBalance(own)

  if (balance.isPending) return <Loading />
  if (balance.isError)
    return (
      <div className="card">
        <ErrorState error={balance.error} title={t('failed')} onRetry={balance.refetch} />
      </div>
    )
  return (
    <>
      <BalanceCard balance={balance.data} at={own.at} />
      <BalanceSheet balance={balance.data} at={own.at} userName={own.user.userName} />
      <Month own={{ ...own, account: balance.data.account }} />
    </>
  )
}

const month = { range: '1M', from: '', to: '' } as const

function Month({ own }: { own: OwnAccount }) {
  const { t } = useTranslation('balance')
  const { curve, error, refetch } = useProfitCurve(own, month)
  return (
    <Card title={t('month')} aria-label={t('month')}>
      {error ? (
        <ErrorState error={error} title={t('failed')} onRetry={refetch} />
      ) : curve === undefined ? (
        <Skeleton lines={4} lineHeight={20} label={t('loading')} />
      ) : (
        <ProfitSums curve={curve} isOpen />
      )}
    </Card>
  )
}
