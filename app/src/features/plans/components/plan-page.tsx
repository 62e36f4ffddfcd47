import { addDecimals, planDates } from '@swx/sdk/money'
import { useGetPlan } from '@swx/sdk/react'
import { List } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { hasErrorKey } from '#core/errors/error-message.ts'
import { formatMoney } from '#core/format/figures.ts'
import { formatDateTime } from '#core/format/format-time.ts'
import { useNamedPlan } from '#core/plans/use-products.ts'
import { useSession } from '#core/session/use-session.ts'
import { useDevice } from '#lib/device/use-device.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { defineQuery, word } from '#lib/query-string/define-query.ts'
import { useQueryState } from '#lib/query-string/use-query-state.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { Timeline } from '#ui/data/timeline.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { RecordNumber } from '#ui/figure/record-number.tsx'
import { BarLink } from '#ui/form/bar-link.tsx'
import { Button } from '#ui/form/button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Columns, Page } from '#ui/layout/page.tsx'
import { PageBar } from '#ui/layout/page-bar.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { isRunning, type Plan, type PlanDetail, resultOf } from '../model/plan.ts'
import { CreditTable } from './credit-table.tsx'
import { EarlyCloseDialog } from './early-close-dialog.tsx'
import { PlanDates, PlanRates } from './plan-figures.tsx'
import { PlanProgress, PlanState } from './plan-state.tsx'

const planQuery = defineQuery({ id: word })

/** One own plan: state, money, days, what happened, and the button that closes it early. */
export function PlanPage() {
  const { t } = useTranslation(['plans', 'common'])
  const [{ id = '' }] = useQueryState(planQuery)
  const plan = usePlan(id)
  const isMobile = useDevice() === 'mobile'

  return (
    <Page>
      <PageHeading
        title={plan.data ? <bdi>{plan.data.productName}</bdi> : t('common:page.planDetail')}
        beside={plan.data ? <PlanState plan={plan.data} /> : undefined}
        aside={
          isMobile ? null : (
            <LinkButton size="sm" to={paths.plans.href({ tab: 'history' })} className="print:hidden">
              {t('detail.back')}
            </LinkButton>
          )
        }
      />
      <PageBar
        note={plan.data && <bdi aria-hidden="true">{plan.data.productName}</bdi>}
        action={<BarLink label={t('detail.back')} to={paths.plans.href({ tab: 'history' })} icon={List} />}
      />
      {id === '' || hasErrorKey(plan.error, 'recordNotFound') ? (
        <section className="card">
          <EmptyState title={t('detail.missing')} body={t('detail.missingBody')} />
        </section>
      ) : (
        <QueryView
          query={plan}
          card
          skeleton={<Skeleton lines={8} lineHeight={20} label={t('detail.loading')} />}
          failed={t('detail.failed')}
          unaffected={t('mine.unaffected')}
        >
          {(detail) => <PlanBody plan={detail} />}
        </QueryView>
      )}
    </Page>
  )
}

function PlanBody({ plan }: { plan: PlanDetail }) {
  const { t } = useTranslation('plans')
  const [isLeaving, setIsLeaving] = useState(false)
  const dates = planDates(Date.parse(plan.boughtAt), plan.days)

  return (
    <Columns aside="wide">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:order-2">
        <Card flush title={t('detail.calendar')} subtitle={t('detail.calendarNote')}>
          <CreditTable plan={plan} />
        </Card>
        <PlanHistory plan={plan} />
      </div>
      <section className="card grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
        <p className="text-13 text-muted">
          {t('detail.orderNo')} <RecordNumber value={plan.orderNo} className="text-text" />
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
      {isLeaving ? <EarlyCloseDialog plan={plan} onClose={() => setIsLeaving(false)} /> : null}
    </Columns>
  )
}

/** One plan with the credit of each day; asks again by itself while it runs. */
function usePlan(orderNo: string) {
  const { isLoggedIn } = useSession()
  const enabled = isLoggedIn && orderNo !== ''
  const named = useNamedPlan({ enabled })
  return useGetPlan(
    { id: orderNo },
    {
      query: {
        enabled,
        select: (result) => named(result),
        refetchInterval: refetchWhile((result) => isRunning(result)),
      },
    },
  )
}

/** The money of a plan: put in, credited, expected; what it came to, or comes to if it is held. */
function PlanFacts({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans')
  const money = (amount: string, sign = false) => <Figure value={formatMoney(amount, { sign })} unit="USD" />
  const rows = [
    { key: 'amount', label: t('detail.amount'), value: money(plan.amount) },
    { key: 'distributed', label: t('detail.distributed'), value: money(plan.distributedRevenue, true) },
    { key: 'expected', label: t('detail.expected'), value: money(plan.expectedRevenue) },
  ]
  if (plan.refund === undefined) {
    const payout = addDecimals(plan.amount, plan.expectedRevenue)
    return <CostList rows={rows} total={{ label: t('detail.payout'), value: money(payout) }} />
  }
  const penalty = plan.penalty ?? '0.00'
  return (
    <CostList
      rows={[
        ...rows,
        { key: 'penalty', label: t('detail.penalty'), value: money(`-${penalty}`) },
        { key: 'refund', label: t('detail.refund'), value: money(plan.refund) },
      ]}
      total={{ label: t('detail.net'), value: money(resultOf(plan), true) }}
    />
  )
}

/** What happened to a plan, in order, with times and reasons. */
function PlanHistory({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans')
  const { language } = useLanguage()
  return (
    <Card title={t('detail.history')}>
      <Timeline
        steps={plan.history.map(({ status, at, reason }) => ({
          key: `${status} ${at}`,
          title: t(`status.${status as Plan['status']}`),
          time: `${formatDateTime(at, language.tag)} UTC`,
          note: reason,
        }))}
      />
    </Card>
  )
}
