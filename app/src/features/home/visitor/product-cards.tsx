import { CalendarCheck2, FileText, HeartHandshake } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { offers } from '#config/operator.ts'
import { paths } from '#config/paths.ts'
import { serverClock } from '#core/api/server-clock.ts'
import { formatApr, formatMoney } from '#core/format/figures.ts'
import { readLoanConfig, representativeLoan } from '#core/parameters/loan-config.ts'
import { simpleYearly } from '#core/parameters/savings-tiers.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { usePlanOffers } from './use-plan-offers.ts'

/** The ways to start: plans, loans with their representative example, and charity NFTs; none where none is offered. */
export function ProductCards() {
  if (!offers('plans') && !offers('loans') && !offers('nfts')) return null
  return (
    <section className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,340px),1fr))] gap-4">
      {offers('plans') ? <PlansCard /> : null}
      {offers('loans') ? <LoanCard /> : null}
      {offers('nfts') ? <NftsCard /> : null}
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
        <b className="mt-2 block text-text">
          <RichText
            text={t('cards.plansExample', {
              plan: first.name,
              term: t('plans:days', { count: cycle.days }),
              daily: cycle.dailyRate,
              yearly: simpleYearly(cycle.dailyRate),
            })}
          />
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

/** The charity NFTs under the name of the edition, what they are, and the way to the auctions. */
function NftsCard() {
  const { t } = useTranslation(['home', 'common'])
  return (
    <ProductCard
      icon={<HeartHandshake />}
      title={t('common:page.nfts')}
      href={paths.nfts.href()}
      action={t('cards.nfts')}
    >
      {t('cards.nftsBody')}
    </ProductCard>
  )
}

interface ProductCardProps {
  icon: ReactNode
  title: string
  href: string
  /** What the button says. @default "Get started" */
  action?: string
  children: ReactNode
}

/** A product in a sentence or two, and the way to it. */
function ProductCard({ icon, title, href, action, children }: ProductCardProps) {
  const { t } = useTranslation('home')
  const label = action ?? t('cards.start')
  return (
    <article className="card flex flex-col gap-3 p-4">
      <div className="flex items-center gap-3">
        <span className="text-accent [&>svg]:size-6" aria-hidden="true">
          {icon}
        </span>
        <h2>{title}</h2>
      </div>
      <p className="grow text-13 text-muted">{children}</p>
      <LinkButton to={href} aria-label={`${label}: ${title}`} className="self-start on-mobile:w-full">
        {label}
      </LinkButton>
    </article>
  )
}
