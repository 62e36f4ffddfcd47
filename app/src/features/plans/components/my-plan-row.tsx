import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { formatMoney, formatRate } from '#core/format/figures.ts'
import { simpleYearly } from '#core/parameters/savings-tiers.ts'
import { useFreshRow } from '#ui/data/fresh-row.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { Button } from '#ui/form/button.tsx'
import { isRunning, type Plan, resultOf } from '../model/plan.ts'
import { PlanProgress, PlanState } from './plan-state.tsx'

export interface MyPlanRowProps {
  plan: Plan
  /** Asks what closing it early costs. */
  onCloseEarly: () => void
}

/** One own plan: what is in it, at which rates, how far it is, what it brought, and the button that closes it early. */
export function MyPlanRow({ plan, onCloseEarly }: MyPlanRowProps) {
  const { t } = useTranslation('plans')
  const fresh = useFreshRow<HTMLLIElement>(plan.orderNo)
  return (
    <li {...fresh} className="@container border-b border-line px-4 py-3 last:border-0">
      <div className="grid grid-cols-[minmax(0,1fr)_fit-content(45%)] items-center gap-x-4 gap-y-2 @3xl:grid-cols-[minmax(150px,1.1fr)_minmax(130px,.9fr)_minmax(0,1.5fr)_140px_minmax(110px,auto)]">
        <div className="min-w-0">
          <Link
            to={paths.planDetail.href({ id: plan.orderNo })}
            className="font-strong"
            aria-label={t('mine.detailsOf', { plan: plan.productName })}
          >
            <bdi>{plan.productName}</bdi>
          </Link>
          <p className="text-12 text-muted">
            <Figure value={formatMoney(plan.amount)} unit="USD" /> · {t('days', { count: plan.days })}
          </p>
          <p className="mt-1">
            <PlanState plan={plan} />
          </p>
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-1.5 text-13 @max-3xl:order-2 @max-3xl:col-span-2 @max-3xl:flex @max-3xl:flex-wrap">
          {(
            [
              ['rates.aDay', Number(plan.dailyRate)],
              ['rates.aYear', simpleYearly(plan.dailyRate)],
            ] as const
          ).map(([label, rate]) => (
            <div key={label} className="contents">
              <dd className="font-strong figure-end">
                <Figure value={formatRate(rate)} />
              </dd>
              <dt className="text-muted">{t(label)}</dt>
            </div>
          ))}
        </dl>
        <div className="@max-3xl:order-3 @max-3xl:col-span-2">
          <PlanProgress plan={plan} />
        </div>
        <div className="text-end @max-3xl:order-1">
          <PlanResult plan={plan} />
        </div>
        <div className="grid @max-3xl:order-4 @max-3xl:col-span-2 @3xl:justify-items-end">
          {isRunning(plan) ? (
            <Button
              size="sm"
              aria-label={t('mine.closeEarlyOf', { plan: plan.productName })}
              onClick={onCloseEarly}
            >
              {t('mine.closeEarly')}
            </Button>
          ) : null}
        </div>
      </div>
    </li>
  )
}

/** What a plan brought so far; after closing it early, less the penalty. */
function PlanResult({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans')
  const result = resultOf(plan)
  return (
    <>
      <PriceChange text={formatMoney(result, { sign: true })} className="font-strong" />
      <p className="text-12 text-muted">
        {plan.penalty === undefined ? t('mine.of') : t('mine.afterFee')}{' '}
        <Figure value={formatMoney(plan.penalty ?? plan.expectedRevenue)} unit="USD" />
      </p>
    </>
  )
}
