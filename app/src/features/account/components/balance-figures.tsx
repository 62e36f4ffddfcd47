import { useTranslation } from 'react-i18next'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { QueryView } from '#core/api/query-view.tsx'
import { formatMoney } from '#core/format/figures.ts'
import { formatDateTimeFull } from '#core/format/format-time.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { Card } from '#ui/layout/card.tsx'
import { type OwnAccount, useAccount } from '../api/use-account.ts'
import { useBalance } from '../api/use-balance.ts'
import { useProfitCurve } from '../api/use-profit-curve.ts'
import { isChange } from '../model/balance.ts'
import { BalanceCard, type BalanceCardProps } from './balance-card.tsx'
import { ProfitSums } from './profit-sums.tsx'
import { useBalanceWords } from './use-balance-words.ts'

/** The figures of the account in use, each with the sum that it is, and how equity came to be in a month. */
export function BalanceFigures() {
  const { t } = useTranslation('balance')
  return (
    <QueryView card query={useAccount()} skeleton={<Loading />} failed={t('failed')}>
      {(own) => <Figures own={own} />}
    </QueryView>
  )
}

function Loading() {
  const { t } = useTranslation('balance')
  return <Skeleton lines={9} lineHeight={24} label={t('loading')} />
}

function Figures({ own }: { own: OwnAccount }) {
  const { t } = useTranslation('balance')
  return (
    <QueryView card query={useBalance(own)} skeleton={<Loading />} failed={t('failed')}>
      {(balance) => (
        <>
          <BalanceCard balance={balance} at={own.at} />
          <BalanceSheet balance={balance} at={own.at} userName={own.user.userName} />
          <Month own={{ ...own, account: balance.account }} />
        </>
      )}
    </QueryView>
  )
}

const month = { range: '1M', from: '', to: '' } as const

function Month({ own }: { own: OwnAccount }) {
  const { t } = useTranslation('balance')
  const { curve, error, refetch } = useProfitCurve(own, month)
  return (
    <Card title={t('month')} aria-label={t('month')}>
      <QueryView
        query={{ data: curve, error, refetch }}
        skeleton={<Skeleton lines={4} lineHeight={20} label={t('loading')} />}
        failed={t('failed')}
      >
        {(shown) => <ProfitSums curve={shown} isOpen />}
      </QueryView>
    </Card>
  )
}

/** What equity is made up of on paper, each part with its sum. Not seen on the screen. */
function BalanceSheet({ balance, at, userName }: BalanceCardProps & { userName: string }) {
  const { t, i18n } = useTranslation(['balance', 'account'])
  const words = useBalanceWords(at)
  const { account, parts } = balance
  return (
    <section className="hidden max-w-[480px] gap-4 print:grid" aria-label={t('sheet')}>
      <div className="flex items-center gap-3">
        <h2 className="text-22">{t('sheet')}</h2>
        <ModeBadge mode={account.mode} />
      </div>
      <p className="text-13">
        <bdi>{userName}</bdi>, {formatDateTimeFull(at, i18n.language)} UTC
      </p>
      {parts.map(({ name, amount, lines }) => (
        <CostList
          key={name}
          rows={lines.map((line) => ({
            key: line.key,
            label: words(line),
            value: <Figure value={formatMoney(line.amount, { sign: isChange(line) })} />,
          }))}
          total={{
            label: t(`part.${name}`),
            value: <Figure value={formatMoney(amount, { sign: name === 'unrealised' })} unit="USD" />,
          }}
        />
      ))}
      <CostList
        rows={[]}
        total={{
          label: t('account:overview.equity'),
          value: <Figure value={formatMoney(account.equity)} unit="USD" />,
        }}
      />
    </section>
  )
}
