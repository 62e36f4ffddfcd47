import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { PlanOffers } from './plan-offers.tsx'

/** Plans on offer, how they pay, and that they can lose money. */
export function PlanHighlights() {
  const { t } = useTranslation('home')
  return (
    <section className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2>{t('plans.title')}</h2>
        <Link to={paths.trading.href()} className="inline-flex min-h-11 items-center text-13">
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
