import { compareDecimals } from '@swx/sdk/money'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { formatMoney } from '#core/format/figures.ts'
import { byMember } from '#lib/enums/by-member.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import type { Account } from '../model/composition.ts'
import { QuickLinks } from './account-pages.tsx'
import { SplitBar } from './split-bar.tsx'

/** A demo account has no plans, holds and loans. */
const ofReal = ['available', 'held', 'inSmart', 'inMargin', 'inStake', 'loanDebt'] as const
const partsOf = byMember<Account['mode'], readonly (typeof ofReal)[number][]>(
  { real: ofReal, demo: ['available', 'inMargin', 'inStake'] },
  ofReal,
)

const quickReal = ['deposit', 'withdraw', 'transactions', 'invite'] as const
const quickDemo = ['orders', 'transactions', 'balance'] as const

/** What the account in use is worth, what it gained or lost over every product, and where it is. */
export function EquityCard({ account, beside }: { account: Account; beside?: ReactNode }) {
  const { t } = useTranslation('account')
  const { mode, profit } = account
  return (
    <section className="card">
      <div className="flex flex-wrap items-start justify-between gap-4 p-4">
        <div>
          <div className="flex items-center gap-2">
            <h2 className="text-12 font-regular text-muted">{t('overview.equity')}</h2>
            <ModeBadge mode={mode} />
            {beside}
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
              <PriceChange text={formatMoney(profit.today, { sign: true })} unit="USD" />{' '}
              {t('overview.today')}
            </span>
            <span>
              <PriceChange text={formatMoney(profit.total, { sign: true })} unit="USD" />{' '}
              {t('overview.total')}
            </span>
            {compareDecimals(account.inMargin, '0') === 0 ? null : (
              <span>
                <PriceChange text={formatMoney(profit.unrealised, { sign: true })} unit="USD" />{' '}
                {t('overview.unrealised')}
              </span>
            )}
          </p>
        </div>
        <QuickLinks to={mode === 'demo' ? quickDemo : quickReal} />
      </div>
      <div className="px-4 pb-4 empty:hidden">
        <SplitBar account={account} />
      </div>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-b-3 border-t border-line bg-line max-sm:[&>:last-child:nth-child(odd)]:col-span-full sm:grid-cols-3 on-desktop:lg:grid-flow-col on-desktop:lg:grid-cols-none on-desktop:lg:auto-cols-fr">
        {partsOf(mode).map((part) => (
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
