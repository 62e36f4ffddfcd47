import { planDates } from '@swx/sdk/money'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { hasErrorKey } from '#core/errors/error-message.ts'
import { ErrorState } from '#core/errors/error-state.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { usePlan } from '../api/use-plan.ts'
import { isRunning, type PlanDetail } from '../model/plan.ts'
import { CreditTable } from './credit-table.tsx'
import { ExitDialog } from './exit-dialog.tsx'
import { PlanDates } from './plan-dates.tsx'
import { PlanFacts } from './plan-facts.tsx'
import { PlanHistory } from './plan-history.tsx'
import { PlanProgress } from './plan-progress.tsx'
import { PlanRates } from './plan-rates.tsx'
import { PlanState } from './plan-state.tsx'

/** One own plan: state, money, days, what happened, and the way out. */
export function PlanPage() {
  const { t } = useTranslation(['plans', 'common'])
  const [params] = useSearchParams()
  const id = (params.get('id') ?? '').slice(0, 64)
  const plan = usePlan(id)

  return (
    <div className="page-frame grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeading
        title={plan.data ? <bdi>{plan.data.productName}</bdi> : t('common:page.planDetail')}
        beside={plan.data ? <PlanState plan={plan.data} /> : undefined}
        aside={
          <LinkButton size="sm" to={paths.trading.href({ tab: 'history' })} className="print:hidden">
            {t('detail.back')}
          </LinkButton>
        }
      />
      <PlanContent id={id} plan={plan} />
    </div>
  )
}

function PlanContent({ id, plan }: { id: string; plan: ReturnType<typeof usePlan> }) {
  const { t } = useTranslation('plans')

  if (id === '' || hasErrorKey(plan.error, 'recordNotFound')) {
    return (
      <section className="card">
        <EmptyState title={t('detail.missing')} body={t('detail.missingBody')} />
      </section>
    )
  }
  if (plan.isPending) {
    return (
      <section className="card p-4">
        <Skeleton lines={8} lineHeight={20} label={t('detail.loading')} />
      </section>
    )
  }
  if (plan.isError) {
    return (
      <section className="card">
        <ErrorState error={plan.error} title={t('detail.failed')} onRetry={plan.refetch}>
          <p className="text-13 text-muted">{t('mine.unaffected')}</p>
        </ErrorState>
      </section>
    )
  }
  return <PlanBody plan={plan.data} />
}

function PlanBody({ plan }: { plan: PlanDetail }) {
  const { t } = useTranslation('plans')
  const [isLeaving, setIsLeaving] = useState(false)
  const dates = planDates(Date.parse(plan.boughtAt), plan.days)

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_400px]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:order-2">
        <Card flush title={t('detail.calendar')} subtitle={t('detail.calendarNote')}>
          <CreditTable plan={plan} />
        </Card>
        <PlanHistory plan={plan} />
      </div>
      <section className="card grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
        {/* The bar of a phone has no room for the name, and the heading is only read aloud there. */}
        <p aria-hidden="true" className="text-18 font-strong on-desktop:hidden">
          <bdi>{plan.productName}</bdi>
        </p>
        <p className="text-13 text-muted">
          {t('detail.orderNo')} <bdi className="num text-text">{plan.orderNo}</bdi>
        </p>
        <PlanProgress plan={plan} />
        <PlanRates dailyRate={plan.dailyRate} />
        <PlanDates dates={dates} />
        <PlanFacts plan={plan} />
        {isRunning(plan) ? (
          <Button className="print:hidden" onClick={() => setIsLeaving(true)}>
            {t('mine.closeEarly')}
          </Button>
        ) : null}
      </section>
      {isLeaving ? <ExitDialog plan={plan} onClose={() => setIsLeaving(false)} /> : null}
    </div>
  )
}
