import { CalendarCheck2, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { offers } from '#config/operator.ts'
import { paths } from '#config/paths.ts'
import { serverClock } from '#core/api/server-clock.ts'
import { formatApr, formatMoney, formatRate } from '#core/format/figures.ts'
import { readLoanConfig, representativeLoan } from '#core/parameters/loan-config.ts'
import { simpleYearly } from '#core/parameters/savings-tiers.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { usePlanOffers } from './use-plan-offers.ts'

/** The two ways to start: plans and loans, the loan with its representative example. */
export function ProductCards() {
  if (!offers('plans') && !offers('loans')) return null
  return (
    <section className="grid gap-4 lg:grid-cols-2">
      {offers('plans') ? <PlansCard /> : null}
      {offers('loans') ? <LoanCard /> : null}
    </section>
  )
}

function PlansCard() {
  const { t } = useTranslation(['home', 'plans'])
  const first = usePlanOffers().data?.[0]
  const cycle = first?.cycles[0]
  return (
    <ProductCard icon={<CalendarCheck2 />} title={t('cards.plans')} href={paths.plans.href()}>
      {t('cards.plansBody')}
      {first && cycle ? (
        <b className="block text-text">
          <bdi>{first.name}</bdi>, {t('plans:days', { count: cycle.days })}:{' '}
          <Figure value={formatRate(cycle.dailyRate)} /> {t('plans:rates.aDay')},{' '}
          <Figure value={formatRate(simpleYearly(cycle.dailyRate))} /> {t('plans:rates.aYear')}
        </b>
      ) : null}
    </ProductCard>
  )
}

function LoanCard() {
  const { t } = useTranslation(['home', 'loans'])
  const config = useParameter('loan.config', readLoanConfig)
  const loan = config.data && representativeLoan(config.data, serverClock.now())
  return (
    <ProductCard icon={<FileText />} title={t('cards.loan')} href={paths.loan.href()}>
      <b className="block text-text">{t('loans:warning')}</b>
      {loan ? (
        <RichText
          text={t('cards.loanExample', {
            amount: formatMoney(loan.amount),
            days: loan.termDays,
            interest: formatMoney(loan.totalInterest),
            repayment: formatMoney(loan.repaymentAmount),
            apr: formatApr(loan.apr),
          })}
          parts={[<bdi key="figure" dir="ltr" className="num" />, <b key="apr" className="text-text" />]}
        />
      ) : (
        t('cards.loanBody')
      )}
    </ProductCard>
  )
}

export interface ProductCardProps {
  icon: ReactNode
  title: string
  /** What there is to know before the page is opened. */
  note?: string
  href: string
  /** What the button says. @default "Get started" */
  action?: string
  children: ReactNode
}

/** A product in a sentence or two, and the way to it. */
export function ProductCard({ icon, title, note, href, action, children }: ProductCardProps) {
  const { t } = useTranslation('home')
  const label = action ?? t('cards.start')
  return (
    <article className="card flex flex-wrap items-center gap-4 p-4">
      <span className="text-accent [&>svg]:size-7" aria-hidden="true">
        {icon}
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <div className="flex flex-wrap items-center gap-x-2">
          <h2>{title}</h2>
          {note ? <Badge tone="quiet">{note}</Badge> : null}
        </div>
        <p className="text-13 text-muted">{children}</p>
      </div>
      <LinkButton to={href} variant="primary" aria-label={`${label}: ${title}`} className="on-mobile:w-full">
        {label}
      </LinkButton>
    </article>
  )
}
