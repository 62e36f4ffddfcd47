import { compareDecimals } from '@swx/sdk/money'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeSwitchDialog } from '#core/account-mode/lazy-mode-switch-dialog.ts'
import { useMode } from '#core/account-mode/use-mode.ts'
import { PaymentLockNotice } from '#core/money/payment-lock.tsx'
import { useSession } from '#core/session/use-session.ts'
import { useUserInfo } from '#core/session/use-user-info.ts'
import { useWindowWidth } from '#lib/device/use-window-width.ts'
import { useFocusNext } from '#lib/focus/use-focus-next.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { useQueryState } from '#lib/query-string/use-query-state.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'
import { Columns, Page, Stack } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { showSection } from '#ui/layout/show-section.ts'
import { Tabs } from '#ui/layout/tabs.tsx'
import { usePlans } from '../api/use-plans.ts'
import { planChoiceId, planOrderId } from '../model/plan-ids.ts'
import { type PlansQuery, plansQuery } from '../model/plans-query.ts'
import { MyPlans } from './my-plans.tsx'
import { PlanOffer } from './plan-offer.tsx'
import { PlanPanel } from './plan-panel.tsx'

/** The plans that can be bought, the order of the chosen one, and the user's own plans. */
export function PlansPage() {
  const { t } = useTranslation('plans')
  const { mode } = useMode()
  const isDesktop = useWindowWidth('desktop')
  const [query, change] = useQueryState(plansQuery)
  const focusNext = useFocusNext()
  const running = usePlans('running', { enabled: mode === 'real' })
  const held = useMemo(() => new Set(running.rows?.map(({ productId }) => productId)), [running.rows])
  const inPlans = useUserInfo().data?.accounts.real.inSmart
  // What the user has comes before what is for sale.
  const hasOwn = mode === 'real' && inPlans !== undefined && compareDecimals(inPlans, '0') !== 0
  const chosen = query.plan === undefined ? undefined : { plan: query.plan, days: query.days }
  const showTab = (tab: PlansQuery['tab']) => change({ tab, plan: undefined })

  const offer = (
    <PlanOffer
      category={query.category}
      onCategory={(category) => change({ category })}
      chosen={chosen}
      held={held}
      onChoose={(plan, days) => {
        change({ plan, days })
        focusNext(planOrderId(plan))
      }}
    />
  )
  const panel = (
    <PlanPanel
      chosen={chosen}
      onDays={(days) => change({ days })}
      onClose={() => change({ plan: undefined })}
      onLeave={(plan, days) => focusNext(planChoiceId(plan, days))}
    />
  )
  const mine = (shown: 'running' | 'all') => (
    <MyPlans
      shown={shown}
      onShown={isDesktop ? (next) => showTab(next === 'all' ? 'history' : 'mine') : undefined}
      onOffer={() => showTab('plans')}
    />
  )

  const shown = query.tab === 'history' ? 'all' : 'running'
  const subtitle = <RichText text={t('subtitle')} />

  if (isDesktop) {
    return (
      <Page>
        <PageHeading
          page="plans"
          subtitle={subtitle}
          aside={
            <Button
              onClick={() => {
                showTab('history')
                showSection(document.getElementById('my-plans'))
              }}
            >
              {t('historyLink')}
            </Button>
          }
        />
        <PlansGate />
        <Columns aside="wide">
          <Stack>
            {hasOwn ? mine(shown) : null}
            {offer}
            {hasOwn ? null : mine(shown)}
          </Stack>
          <div className="lg:sticky lg:top-[calc(var(--bar-top)+var(--ribbon)+16px)]">{panel}</div>
        </Columns>
      </Page>
    )
  }
  return (
    <div className="page-frame grid grid-cols-[minmax(0,1fr)] gap-3">
      <PageHeading page="plans" />
      <PlansGate />
      <Tabs
        label={t('tabs.label')}
        className="-mx-2 -mt-3"
        panelId="plans-panel"
        selected={query.tab}
        onSelect={showTab}
        tabs={[
          { id: 'plans', label: t('tabs.plans') },
          { id: 'mine', label: t('tabs.mine'), count: running.total },
          { id: 'history', label: t('tabs.history') },
        ]}
      />
      <div id="plans-panel" role="tabpanel" aria-label={t(`tabs.${query.tab}`)}>
        {query.tab === 'plans' ? (
          <div className="grid gap-3">
            <p className="text-13 text-muted">{subtitle}</p>
            {offer}
          </div>
        ) : (
          mine(shown)
        )}
      </div>
      {panel}
    </div>
  )
}

/** What keeps the user from buying any plan, said before one is filled in: a demo account, or a payment lock. */
function PlansGate() {
  const { t } = useTranslation(['plans', 'money'])
  const { mode } = useMode()
  const { isLoggedIn } = useSession()
  const [asks, setAsks] = useState(false)
  if (!isLoggedIn || mode === 'real') return <PaymentLockNotice />
  return (
    <Note tone="info" role="status">
      <p>{t('demo.realOnly')}</p>
      <Button size="sm" wraps className="mt-2" onClick={() => setAsks(true)}>
        {t('money:step.switchToReal')}
      </Button>
      <ModeSwitchDialog open={asks} target="real" onClose={() => setAsks(false)} />
    </Note>
  )
}
