import { compareDecimals } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { ModeBadge } from '../../../core/account-mode/mode-badge.tsx'
import { useMode } from '../../../core/account-mode/use-mode.ts'
import { formatMoney } from '../../../core/format/format-money.ts'
import type { UserInfo } from '../../../core/session/use-user-info.ts'
import { Figure } from '../../../ui/figure/figure.tsx'
import { PriceChange } from '../../../ui/figure/price-change.tsx'

const parts = ['available', 'held', 'inSmart', 'inMargin', 'inStake', 'loanDebt'] as const

/** What the account in use is worth, what it gained or lost over every product, and where it is. */
export function EquityCard({ user }: { user: UserInfo }) {
  const { t } = useTranslation('account')
  const { mode } = useMode()
  const account = user.accounts[mode]
  const { profit } = account
  return (
    <section className="card">
      <div className="p-4">
        <div className="flex items-center gap-2">
          <h2 className="text-12 font-regular text-muted">{t('overview.equity')}</h2>
          <ModeBadge mode={mode} />
        </div>
        <p className="mt-1 text-36 leading-10 font-strong tracking-[-0.02em] max-[22.5rem]:text-28">
          <span className="final">
            <Figure
              value={formatMoney(account.equity)}
              unit="USD"
              className="[&>span]:text-16 [&>span]:tracking-normal"
            />
          </span>
        </p>
        <p className="mt-2 flex flex-wrap gap-x-3 text-13 text-muted">
          <span>
            <PriceChange text={formatMoney(profit.today, { sign: true })} /> USD {t('overview.today')}
          </span>
          <span>
            <PriceChange text={formatMoney(profit.total, { sign: true })} /> USD {t('overview.total')}
          </span>
          {compareDecimals(account.inMargin, '0') === 0 ? null : (
            <span>
              <PriceChange text={formatMoney(profit.unrealised, { sign: true })} /> USD{' '}
              {t('overview.unrealised')}
            </span>
          )}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-b-3 border-t border-line bg-line sm:grid-cols-3 on-desktop:lg:grid-cols-6">
        {parts.map((part) => (
          <div key={part} className="bg-surface px-4 py-2.5">
            <dt className="text-12 text-muted">{t(`overview.${part}`)}</dt>
            <dd className="font-strong">
              <Figure value={formatMoney(account[part])} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
