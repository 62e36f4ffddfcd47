import type { components } from '@swx/sdk'
import { compareDecimals, subtractDecimals } from '@swx/sdk/money'
import { OctagonAlert } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { serverClock } from '#core/api/server-clock.ts'
import { formatMoney, isolateFigure } from '#core/format/figures.ts'
import { dayOf, latenessOf } from '#core/loans/late-loan.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { LateLoanLine } from './late-loan-line.tsx'

export interface LateLoanCardProps {
  loan: components['schemas']['Loan']
  /** In the real account, in dollars. */
  available: string
}

/**
 * An overdue loan: how late it is, what it costs today and each further day, and repaying it or what is missing. Scrolled
 * away, it stays one line under the top bar.
 */
export function LateLoanCard({ loan, available }: LateLoanCardProps) {
  const { t } = useTranslation(['cockpit', 'loans'])
  const { days, nextDay, most } = latenessOf(loan, dayOf(loan, serverClock.now()))
  const { outstanding, overdueInterest, loanNo } = loan
  const isShort = compareDecimals(available, outstanding) < 0
  const money = (amount: string) => isolateFigure(formatMoney(amount))
  const card = useRef<HTMLElement>(null)
  const to = paths.loanRecord.href({ no: loanNo })
  const tiles = [
    { label: t('loans:figures.owed'), amount: outstanding },
    { label: t('loans:figures.next'), amount: nextDay },
    { label: t('loans:figures.late'), amount: overdueInterest },
  ]
  return (
    <section ref={card} className="card border-danger p-4 ring-1 ring-danger" aria-labelledby="late-loan">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <OctagonAlert className="size-5 flex-none text-danger" aria-hidden="true" />
        <h2 id="late-loan" className="text-danger">
          {t('needs.overdue.title', { days })}
        </h2>
        <ModeBadge mode="real" className="ms-auto" />
      </div>
      <div className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {tiles.map(({ label, amount }, at) => (
            <div key={label}>
              <dt className="text-12 text-muted">{label}</dt>
              <dd className={at === 0 ? 'text-22 font-strong' : 'text-16 font-strong'}>
                <Figure value={formatMoney(amount)} unit="USD" />
              </dd>
            </div>
          ))}
          {isShort ? (
            <div>
              <dt className="text-12 text-danger">{t('loans:repay.short')}</dt>
              <dd className="text-16 font-strong text-danger [&_span]:text-inherit">
                <Figure value={formatMoney(subtractDecimals(outstanding, available))} unit="USD" />
              </dd>
            </div>
          ) : null}
        </dl>
        <LinkButton variant="primary" size="lg" wraps to={to}>
          {isShort ? t('loans:short.title') : t('loans:repay.action', { amount: money(outstanding) })}
        </LinkButton>
      </div>
      <p className="mt-3 text-12 text-muted">
        {isShort
          ? null
          : `${t('needs.overdue.after', { amount: money(subtractDecimals(available, outstanding)) })} `}
        {t('needs.overdue.most', { amount: money(most) })}
      </p>
      <LateLoanLine
        card={card}
        outstanding={outstanding}
        to={to}
        action={t(isShort ? 'loans:line.seeLoan' : 'loans:repay.title')}
      />
    </section>
  )
}
