import type { components } from '@swx/sdk'
import { useListPlans } from '@swx/sdk/react'
import { useTranslation } from 'react-i18next'
import { limits } from '#config/limits.ts'
import { paths } from '#config/paths.ts'
import { allOf, QueryView } from '#core/api/query-view.tsx'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { formatMoney } from '#core/format/figures.ts'
import { formatDateTime } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { type NextCredits, nextCredits } from './next-credits.ts'

/** What interest on cash will be at the end of the day; the part of the app that works it out hands it in. */
export interface ExpectedInterest {
  /** undefined until it is known. */
  readonly amount: string | undefined
  readonly error: unknown
  readonly refetch: () => unknown
}

type OwnPlan = components['schemas']['SmartOrder']

export interface NextCreditsCardProps {
  interest: ExpectedInterest
  /** Gives a plan its name in the language of the user. */
  named: (plan: OwnPlan) => OwnPlan
}

/** What plans and interest on cash pay next, with the sum. Real account only. */
export function NextCreditsCard({ interest, named }: NextCreditsCardProps) {
  const { t } = useTranslation('cockpit')
  const { language } = useLanguage()
  const { amount, ...asked } = interest
  const facts = allOf({ running: useRunningPlans(), interest: { data: amount, ...asked } })
  const next =
    facts.data && nextCredits(facts.data.running.plans.map(named), facts.data.interest, facts.data.running.at)

  return (
    <Card
      title={t('credits.title')}
      aside={
        next ? (
          <span className="text-13 text-muted">
            <bdi>{formatDateTime(next.at, language.tag)} UTC</bdi>
          </span>
        ) : undefined
      }
    >
      <QueryView
        query={facts}
        skeleton={<Skeleton lines={4} lineHeight={20} label={t('credits.loading')} />}
        failed={t('credits.failed')}
        isEmpty={() => next === undefined}
        empty={
          <EmptyState
            title={t('credits.empty')}
            body={t('credits.emptyBody')}
            action={<LinkButton to={paths.plans.href({})}>{t('credits.plans')}</LinkButton>}
          />
        }
      >
        {() => next && <CreditLines next={next} />}
      </QueryView>
    </Card>
  )
}

function CreditLines({ next }: { next: NextCredits }) {
  const { t } = useTranslation('cockpit')
  return (
    <>
      <CostList
        rows={next.credits.map(({ key, amount, plan }) => ({
          key,
          label: plan
            ? t('credits.plan', {
                name: plan.name,
                day: plan.day,
                days: plan.days,
              })
            : t('credits.interest'),
          value: <Figure value={formatMoney(amount)} />,
        }))}
        total={{ label: t('credits.expected'), value: <Figure value={formatMoney(next.total)} unit="USD" /> }}
      />
      <p className="text-12 text-muted">{t('credits.risk')}</p>
    </>
  )
}

/** The plans that run, with the time of the answer. */
function useRunningPlans() {
  return useListPlans(
    { status: 'IN_PROGRESS', pageSize: limits.largestPage },
    {
      request: { withResponse: true },
      query: {
        select: ({ result, serverTime }) => ({ plans: result.list, at: Date.parse(serverTime) }),
        refetchInterval: refetchWhile(({ result }) => result.list.length > 0),
      },
    },
  )
}
