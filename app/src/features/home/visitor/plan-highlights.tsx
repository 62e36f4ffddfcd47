import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { formatMoney, formatRate } from '#core/format/figures.ts'
import { simpleYearly } from '#core/parameters/savings-tiers.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { RatePair } from '#ui/figure/rate-pair.tsx'
import { type PlanOffer, usePlanOffers } from './use-plan-offers.ts'

/** Plans on offer, how they pay, and that they can lose money. */
export function PlanHighlights() {
  const { t } = useTranslation('home')
  return (
    <section className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2>{t('plans.title')}</h2>
        <Link to={paths.plans.href()} className="inline-flex min-h-11 items-center text-13">
          {t('plans.all')}
        </Link>
      </div>
      <PlanOffers />
      <ul className="grid gap-4 text-13 lg:grid-cols-2">
        {(['daily', 'maturity'] as const).map((point) => (
          <li key={point}>
            <h3 className="text-13">{t(`plans.${point}`)}</h3>
            <p className="text-muted">{t(`plans.${point}Body`)}</p>
          </li>
        ))}
      </ul>
      <p className="text-12 text-muted">{t('plans.risk')}</p>
    </section>
  )
}

const SHOWN = 3
/** Plans on offer with both rates and what it costs to leave them, as the list of products has them now. */
function PlanOffers() {
  const { t } = useTranslation('home')
  return (
    <QueryView
      query={usePlanOffers()}
      skeleton={
        <div className="card h-[196px] p-4">
          <Skeleton lines={5} lineHeight={24} label={t('plans.title')} />
        </div>
      }
    >
      {(offers) => (
        <ul className="grid gap-4 empty:hidden lg:grid-cols-3">
          {offers.slice(0, SHOWN).map((offer) => (
            <PlanOfferCard key={offer.id} offer={offer} />
          ))}
        </ul>
      )}
    </QueryView>
  )
}

function PlanOfferCard({ offer }: { offer: PlanOffer }) {
  const { t } = useTranslation(['home', 'plans'])
  const [cycle] = offer.cycles
  if (cycle === undefined) return null
  const range = {
    min: formatMoney(offer.minAmount, { short: true }),
    max: formatMoney(offer.maxAmount, { short: true }),
  }
  return (
    <li className="card grid content-start gap-3 p-4">
      <div>
        <h3 className="text-16">
          <bdi>{offer.name}</bdi>
        </h3>
        <p className="text-12 text-muted">
          {t('plans:days', { count: cycle.days })} · <RichText text={t('plans:range', range)} />
        </p>
      </div>
      <p className="text-12 text-muted">
        <RichText text={t('plans.exitBody', { penalty: formatRate(offer.earlyExitPenaltyRate) })} />
      </p>
      <OfferRates dailyRate={cycle.dailyRate} />
    </li>
  )
}

/** The daily rate of a plan with its yearly one beside it. */
function OfferRates({ dailyRate }: { dailyRate: string }) {
  const { t } = useTranslation('home')
  return (
    <RatePair
      entries={[
        { label: t('example.perDay'), rate: formatRate(dailyRate) },
        { label: t('example.perYearSimple'), rate: formatRate(simpleYearly(dailyRate)) },
      ]}
    />
  )
}
