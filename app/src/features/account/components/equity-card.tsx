import { compareDecimals } from '@swx/sdk/money'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { ModeControl } from '#core/account-mode/mode-control.tsx'
import { formatMoney } from '#core/format/figures.ts'
import { useDevice } from '#lib/device/use-device.ts'
import { byMember } from '#lib/enums/by-member.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import type { OwnAccount } from '../api/use-account.ts'
import { useProfitCurve } from '../api/use-profit-curve.ts'
import type { Account } from '../model/composition.ts'
import type { ProfitCurve } from '../model/profit-curve.ts'
import { hasNoProfitYet } from '../model/profit-curve.ts'
import type { ProfitQuery } from '../model/profit-span.ts'
import { ProfitView } from './profit-view.tsx'
import { SplitBar } from './split-bar.tsx'
import { useSpanWords } from './use-span-words.ts'

/** A demo account has no plans, holds and loans. */
const ofReal = ['available', 'held', 'inSmart', 'inMargin', 'inStake', 'loanDebt'] as const
const partsOf = byMember<Account['mode'], readonly (typeof ofReal)[number][]>(
  { real: ofReal, demo: ['available', 'inMargin', 'inStake'] },
  ofReal,
)

export interface EquityCardProps {
  own: OwnAccount
  query: ProfitQuery
  onQuery: (query: ProfitQuery) => void
  /** Beside the name of the account in use. */
  beside?: ReactNode
  /** Lower, and without the sums and the bar of parts, where the card is one of many. */
  isBrief?: boolean
}

/** What the account in use is worth, what it gained or lost over the span chosen, as a chart, too, and where it is. */
export function EquityCard({ own, query, onQuery, beside, isBrief = false }: EquityCardProps) {
  const { t } = useTranslation(['account', 'common'])
  const { account } = own
  const isPhone = useDevice() === 'mobile'
  const profit = useProfitCurve(own, query)
  const isNew = hasNoProfitYet(profit.curve, account.profit)
  return (
    <section className="card" aria-label={t('overview.equity')} data-brief={isBrief || undefined}>
      <div
        className={clsx(
          'grid gap-x-6',
          !isNew && 'on-desktop:lg:grid-cols-[minmax(220px,auto)_minmax(0,1fr)]',
        )}
      >
        <div className="p-4 pb-2">
          <div className="flex items-center gap-2">
            <h2 className="text-12 font-regular text-muted">{t('overview.equity')}</h2>
            {isPhone ? null : <ModeBadge mode={account.mode} />}
            {beside}
            {isPhone ? <ModeControl className="-my-3 ms-auto -me-1.5" /> : null}
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
          <Changes own={own} query={query} curve={isNew ? undefined : profit.curve} />
          {isNew ? null : (
            <Link
              to={paths.performance.href()}
              className="-mb-1 inline-flex min-h-11 items-center text-13 text-accent"
            >
              {t('common:page.performance')}
            </Link>
          )}
        </div>
        <ProfitView own={own} query={query} onQuery={onQuery} profit={profit} isBrief={isBrief} />
      </div>
      <div className="px-4 pt-2 pb-4 empty:hidden">{isBrief ? null : <SplitBar account={account} />}</div>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-b-3 border-t border-line bg-line max-sm:[&>:last-child:nth-child(odd)]:col-span-full sm:grid-cols-3 on-desktop:lg:grid-flow-col on-desktop:lg:grid-cols-none on-desktop:lg:auto-cols-fr">
        {partsOf(account.mode).map((part) => (
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

interface ChangesProps {
  own: OwnAccount
  query: ProfitQuery
  /** The curve of the span that the chart shows. */
  curve: ProfitCurve | undefined
}

/** What was gained or lost: over the span of the chart, which is named, and since the account was opened. */
function Changes({ own: { account, at, mode }, query, curve }: ChangesProps) {
  const { t } = useTranslation('account')
  const spanWords = useSpanWords()
  const signed = (amount: string) => (
    <PriceChange text={formatMoney(amount, { sign: true })} unit="USD" className="font-strong" />
  )
  return (
    <p className="mt-2 grid min-h-5 gap-0.5 text-13 text-muted">
      {curve ? (
        <span>
          {signed(curve.profit)} {spanWords(curve, { query, at, mode })}
        </span>
      ) : null}
      {curve && query.range === 'all' ? null : (
        <span>
          {signed(account.profit.total)} {t('overview.total')}
        </span>
      )}
      {compareDecimals(account.inMargin, '0') === 0 ? null : (
        <span>
          {signed(account.profit.unrealised)} {t('overview.unrealised')}
        </span>
      )}
    </p>
  )
}
