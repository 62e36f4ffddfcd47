import { compareDecimals } from '@swx/sdk/money'
import { useCheckCloseAccount } from '@swx/sdk/react'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { pageParts } from '#config/page-parts.ts'
import { paths } from '#config/paths.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { formatMoney } from '#core/format/figures.ts'
import { useSession } from '#core/session/use-session.ts'
import type { UserInfo } from '#core/session/use-user-info.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { CloseAccountDialog } from './close-account-dialog.tsx'

/** Closing the account: what it means, what has to come to an end before, and the way to do it. */
export function CloseCard({ user }: { user: UserInfo }) {
  const { t } = useTranslation('settings')
  const closing = useClosing()
  return (
    <Card id={pageParts.close} title={t('close.title')}>
      <p className="text-13">{t('close.about')}</p>
      <QueryView
        query={closing}
        skeleton={<Skeleton lines={6} lineHeight={20} label={t('close.loading')} />}
        failed={t('close.failed')}
      >
        {(found) => <CloseAccount user={user} closing={found} onChanged={() => void closing.refetch()} />}
      </QueryView>
    </Card>
  )
}

interface CloseAccountProps {
  user: UserInfo
  closing: Closing
  onChanged: () => void
}

function CloseAccount({ user, closing, onChanged }: CloseAccountProps) {
  const { t } = useTranslation('settings')
  const [asks, setAsks] = useState(false)
  return (
    <>
      <CloseConditions closing={closing} />
      <p className="text-12 text-muted">{t('close.records')}</p>
      <Button
        className="justify-self-start"
        aria-haspopup="dialog"
        disabled={!closing.closable}
        onClick={() => setAsks(true)}
      >
        {t('close.action')}
      </Button>
      {asks ? <CloseAccountDialog user={user} onClose={() => setAsks(false)} onRefused={onChanged} /> : null}
    </>
  )
}

/** What has to be over before the account can be closed, each with how much of it there is and the way to it. */
function CloseConditions({ closing }: { closing: Closing }) {
  const { t } = useTranslation('settings')
  const count = (number: number) => ({ value: <Figure value={String(number)} />, isMet: number === 0 })
  const conditions = [
    {
      key: 'money',
      value: <Figure value={formatMoney(closing.available)} unit="USD" />,
      isMet: compareDecimals(closing.available, '0') === 0,
      to: paths.withdraw.href(),
    },
    {
      key: 'orders',
      ...count(closing.positions + closing.waitingOrders + closing.options),
      to: paths.orders.href(),
    },
    { key: 'plans', ...count(closing.plans), to: paths.plans.href({ tab: 'mine' }) },
    { key: 'bids', ...count(closing.bids), to: paths.nfts.href() },
    { key: 'reviews', ...count(closing.deposits + closing.withdrawals), to: paths.transactions.href() },
    { key: 'loans', ...count(closing.loans), to: paths.loan.href() },
  ] as const
  return (
    <>
      <ul aria-label={t('close.conditions')} className="grid gap-1 text-13">
        {conditions.map(({ key, value, isMet, to }) => (
          <li key={key} className="flex min-h-8 flex-wrap items-center gap-x-2">
            {isMet ? (
              <Check className="size-4 flex-none text-accent" role="img" aria-label={t('close.met')} />
            ) : (
              <X className="size-4 flex-none text-muted" role="img" aria-label={t('close.unmet')} />
            )}
            <span className="min-w-0 flex-1">
              {t(`close.condition.${key}`)} <b>{value}</b>
            </span>
            {isMet ? null : (
              <Link
                to={to}
                aria-label={`${t('close.see')}: ${t(`close.condition.${key}`)}`}
                className="inline-flex min-h-11 min-w-11 items-center justify-end text-accent"
              >
                {t('close.see')}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {closing.closable ? null : <p className="text-12 text-muted">{t('close.rest')}</p>}
    </>
  )
}

/** What still stands in the way of closing the account. */
function useClosing() {
  const { isLoggedIn } = useSession()
  return useCheckCloseAccount({
    query: { enabled: isLoggedIn },
  })
}

/** What {@link useClosing} answers. */
type Closing = NonNullable<ReturnType<typeof useClosing>['data']>
