import type { components } from '@swx/sdk'
import { compareDecimals, subtractDecimals } from '@swx/sdk/money'
import { useListLoans } from '@swx/sdk/react'
import { OctagonAlert } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { offers } from '#config/operator.ts'
import { paths } from '#config/paths.ts'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { serverClock } from '#core/api/server-clock.ts'
import { formatMoney } from '#core/format/figures.ts'
import { dayOf, latenessOf } from '#core/loans/late-loan.ts'
import { useSession } from '#core/session/use-session.ts'
import { useStore } from '#lib/store/create-store.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { Button } from '#ui/form/button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { isPutOff, ofDay, putOffStep, putOffStore } from './put-off-steps.ts'

export interface LateLoanCardProps {
  loan: components['schemas']['Loan']
  /** In the real account, in dollars. */
  available: string
  userId: string
}

/**
 * An overdue loan: how late it is, what it costs today and each further day, and repaying it or what is missing. Scrolled
 * away, it stays one line under the top bar; put off, it is that line until the next day costs more.
 */
export function LateLoanCard({ loan, available, userId }: LateLoanCardProps) {
  const { t } = useTranslation(['cockpit', 'loans'])
  const today = serverClock.now()
  const { days, nextDay, most } = latenessOf(loan, dayOf(loan, today))
  const { outstanding, overdueInterest, loanNo } = loan
  const isShort = compareDecimals(available, outstanding) < 0
  const card = useRef<HTMLElement>(null)
  const line = {
    to: paths.loanRecord.href({ no: loanNo }),
    outstanding,
    action: t(isShort ? 'loans:line.seeLoan' : 'loans:repay.title'),
  }
  const step = ofDay(`overdue ${loanNo}`, today)
  if (isPutOff(useStore(putOffStore), userId, step))
    return (
      <section
        className="card overflow-hidden border-danger bg-danger-soft"
        aria-label={t('loans:state.OVERDUE')}
      >
        <LateLoanLink {...line} />
      </section>
    )
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
          {t('needs.overdue.title', { count: days })}
        </h2>
        <ModeBadge mode="real" />
        <Button
          variant="text"
          size="sm"
          className="-my-1 -me-2 ms-auto on-mobile:min-h-11"
          onClick={() => putOffStep(userId, step)}
        >
          {t('next.later')}
          <span className="sr-only">: {t('needs.overdue.title', { count: days })}</span>
        </Button>
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
        <LinkButton variant="primary" size="lg" wraps to={line.to}>
          {isShort ? t('loans:short.title') : t('loans:repay.action', { amount: outstanding })}
        </LinkButton>
      </div>
      <p className="mt-3 text-12 text-muted">
        {isShort
          ? null
          : `${t('needs.overdue.after', { amount: subtractDecimals(available, outstanding) })} `}
        {t('needs.overdue.most', { amount: most })}
      </p>
      <LateLoanLine card={card} {...line} />
    </section>
  )
}

/** Height of ribbon and top bar: what is under them is out of sight. */
const BARS = '-80px 0px 0px 0px'

/** Whether an element was scrolled away above the page. It is not while its page is hidden. */
function useScrolledAway(ref: RefObject<Element | null>): boolean {
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (entry) setIsAway(!entry.isIntersecting && entry.boundingClientRect.top < 0)
      },
      { rootMargin: BARS },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      setIsAway(false)
    }
  }, [ref])
  return isAway
}

interface LateLoanLinkProps {
  outstanding: string
  /** Where it is repaid, and what that is called. */
  to: string
  action: string
}

interface LateLoanLineProps extends LateLoanLinkProps {
  /** The card that says more. */
  card: RefObject<Element | null>
}

/** An overdue loan in one line under the top bar, as long as its card is scrolled away. */
function LateLoanLine({ card, ...line }: LateLoanLineProps) {
  const { t } = useTranslation('loans')
  if (!useScrolledAway(card)) return null
  return (
    <section
      aria-label={t('state.OVERDUE')}
      className="top-line short:hidden fixed inset-x-0 top-[calc(var(--ribbon)+var(--bar-top))] z-10 border-b border-danger bg-danger-soft print:hidden"
    >
      <LateLoanLink {...line} />
    </section>
  )
}

function LateLoanLink({ outstanding, to, action }: LateLoanLinkProps) {
  const { t } = useTranslation('loans')
  return (
    <Link
      to={to}
      className="mx-auto flex min-h-11 w-full max-w-[1440px] items-center gap-2 px-4 text-13 text-text md:px-6"
    >
      <OctagonAlert className="size-5 flex-none text-danger" aria-hidden="true" />
      <span className="min-w-0 grow">
        {t('state.OVERDUE')}{' '}
        <span className="font-strong">
          <Figure value={formatMoney(outstanding)} unit="USD" />
        </span>
      </span>
      <span className="flex-none font-strong text-accent">{action}</span>
    </Link>
  )
}

/**
 * The loan that is overdue, if there is one. The API tells of loans on the real account only.
 *
 * @param owes whether the user owes anything, so that nothing is asked of all the others
 */
export function useLateLoan(owes: boolean) {
  const { mode } = useMode()
  const { isLoggedIn } = useSession()
  const isAsked = isLoggedIn && owes && mode === 'real' && offers('loans')
  const { data } = useListLoans(
    { status: 'OVERDUE' },
    {
      query: {
        enabled: isAsked,
        refetchInterval: refetchWhile(({ list }) => list.length > 0),
        select: ({ list }) => list[0],
      },
    },
  )
  return isAsked ? data : undefined
}
