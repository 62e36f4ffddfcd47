import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RequireRealAccount } from '#core/account-mode/require-real-account.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { formatMoney } from '#core/format/figures.ts'
import { RequireUser } from '#core/session/require-user.tsx'
import { useSession } from '#core/session/use-session.ts'
import { useUserInfo } from '#core/session/use-user-info.ts'
import { ShowMore } from '#ui/data/show-more.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { Button } from '#ui/form/button.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Card } from '#ui/layout/card.tsx'
import { usePlans } from '../api/use-plans.ts'
import type { Plan } from '../model/plan.ts'
import { EarlyCloseDialog } from './early-close-dialog.tsx'
import { MyPlanRow } from './my-plan-row.tsx'

export interface MyPlansProps {
  shown: 'running' | 'all'
  /** Absent where tabs choose already. */
  onShown?: ((shown: 'running' | 'all') => void) | undefined
  /** Leads to the plans on offer. */
  onOffer: () => void
}

/** Own plans with their progress. They belong to the real account and to users. */
export function MyPlans({ shown, onShown, onOffer }: MyPlansProps) {
  const { t } = useTranslation(['plans', 'common'])
  const { mode } = useMode()
  const { isLoggedIn } = useSession()
  const user = useUserInfo()
  const inPlans = mode === 'real' ? user.data?.accounts.real.inSmart : undefined

  return (
    <Card
      flush
      id="my-plans"
      title={t('mine.title')}
      aside={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {inPlans === undefined ? null : (
            <p className="text-13">
              <span className="text-muted">{t('mine.inPlans')}</span>{' '}
              <b>
                <Figure value={formatMoney(inPlans)} unit="USD" />
              </b>
            </p>
          )}
          {onShown && isLoggedIn && mode === 'real' ? (
            <Segmented
              label={t('mine.shown')}
              size="sm"
              options={[
                { value: 'running', label: t('mine.running') },
                { value: 'all', label: t('mine.all') },
              ]}
              value={shown}
              onChange={onShown}
            />
          ) : null}
        </div>
      }
    >
      <RequireUser title={t('mine.visitor')} body={t('mine.visitorBody')}>
        <RequireRealAccount title={t('mine.demo')}>
          <PlanRows shown={shown} onOffer={onOffer} />
        </RequireRealAccount>
      </RequireUser>
    </Card>
  )
}

function PlanRows({ shown, onOffer }: Pick<MyPlansProps, 'shown' | 'onOffer'>) {
  const { t } = useTranslation('plans')
  const plans = usePlans(shown)
  const [closing, setClosing] = useState<Plan>()

  return (
    <>
      <QueryView
        query={plans}
        skeleton={<Skeleton lines={3} lineHeight={40} label={t('mine.loading')} className="p-4" />}
        failed={t('mine.failed')}
        unaffected={t('mine.unaffected')}
        empty={
          <EmptyState
            title={t(shown === 'running' ? 'mine.empty' : 'mine.emptyAll')}
            body={t('mine.emptyBody')}
            action={
              <Button size="sm" onClick={onOffer}>
                {t('mine.choose')}
              </Button>
            }
          />
        }
      >
        {(rows) => (
          <>
            <ul>
              {rows.map((plan) => (
                <MyPlanRow key={plan.orderNo} plan={plan} onCloseEarly={() => setClosing(plan)} />
              ))}
            </ul>
            {shown === 'all' || plans.hasMore ? <ShowMore list={plans} /> : null}
          </>
        )}
      </QueryView>
      {closing ? <EarlyCloseDialog plan={closing} onClose={() => setClosing(undefined)} /> : null}
    </>
  )
}
