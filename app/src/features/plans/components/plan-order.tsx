import { planDates, roundDecimal } from '@swx/sdk/money'
import { useMemo, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { ModeSwitchDialog } from '#core/account-mode/lazy-mode-switch-dialog.ts'
import { ModeButton } from '#core/account-mode/mode-button.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { useOwnMoney } from '#core/account-mode/use-own-money.ts'
import { useServerTime } from '#core/api/use-server-time.ts'
import { useAmountReading } from '#core/forms/use-amount-reading.ts'
import { useAppForm } from '#core/forms/use-app-form.ts'
import { useUnderstood } from '#core/forms/use-understood.ts'
import { RiskNotice } from '#core/money/risk-notice.tsx'
import { useSession } from '#core/session/use-session.ts'
import { useUserInfo } from '#core/session/use-user-info.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { useQueryState } from '#lib/query-string/use-query-state.ts'
import { markFresh } from '#ui/data/fresh-row.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { SheetFoot } from '#ui/overlay/sheet-foot.tsx'
import type { Cycle, Plan, Product } from '../model/plan.ts'
import { plansQuery } from '../model/plans-query.ts'
import { PlanAmountField, planForm, planPlaces } from './plan-amount-field.tsx'
import { PlanCosts, planPreview } from './plan-costs.tsx'
import { PlanDates, PlanRates } from './plan-figures.tsx'
import { PlanReview } from './plan-review.tsx'

export interface PlanOrderProps {
  product: Product
  cycle: Cycle
  onDays: (days: number) => void
}

const blank = { amount: '' }

/** The form of a plan: amount and term, what they come to, what leaving costs, and the button that opens the review. */
export function PlanOrder({ product, cycle, onDays }: PlanOrderProps) {
  const { t } = useTranslation(['plans', 'errors'])
  const { mode } = useMode()
  const { isLoggedIn } = useSession()
  const user = useUserInfo()
  const showBought = useShowBoughtPlan()
  const [asks, setAsks] = useState<'review' | 'real'>()
  const { language } = useAmountReading()
  const account = user.data?.accounts[mode]
  const own = useOwnMoney()?.own
  const { minAmount: min, maxAmount: max } = product
  const schema = useMemo(
    () => planForm({ language, min, max, available: account?.available, own }),
    [language, min, max, account?.available, own],
  )
  const { form, errorOf, showError, clear, submit } = useAppForm({
    schema,
    initial: blank,
    draft: { name: `${product.id} plan`, fields: ['amount'] },
    amounts: ['amount'],
    places: planPlaces,
    mode: 'onSubmit',
  })
  // What an amount comes to is shown also where it is not within the limits.
  const { amount: understood } = useUnderstood(
    form.control,
    useMemo(() => planForm({ language }), [language]),
  )
  const amount = understood && roundDecimal(understood, 2)
  const draft = { days: cycle.days, dailyRate: cycle.dailyRate, penaltyRate: product.earlyExitPenaltyRate }
  const dates = planDates(useServerTime(), cycle.days)
  const preview =
    amount === undefined ? undefined : { amount, ...planPreview({ ...draft, amount }, dates.boughtAt) }

  const handleReview = submit(() => {
    // Enter in the field asks what the button asks.
    setAsks(mode === 'demo' ? 'real' : 'review')
    void user.refetch()
  })
  const handleBought = (plan: Plan, how: { readonly isTold: boolean }) => {
    setAsks(undefined)
    clear()
    showBought(plan, how)
  }

  return (
    <form noValidate onSubmit={isLoggedIn ? handleReview : (event) => event.preventDefault()}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <FormProvider {...form}>
          <PlanAmountField
            product={product}
            amount={amount}
            available={account?.available}
            own={own}
            errorOf={errorOf}
          />
        </FormProvider>
        <Segmented
          label={t('order.term')}
          options={product.cycles.map(({ days }) => ({
            value: String(days),
            label: t('days', { count: days }),
          }))}
          value={String(cycle.days)}
          onChange={(days) => onDays(Number(days))}
        />
        <PlanRates dailyRate={cycle.dailyRate} />
        <PlanDates dates={dates} />
        <PlanCosts product={product} cycle={cycle} dates={dates} preview={preview} />
        <RiskNotice kind="plan" />
      </div>
      <SheetFoot>
        {isLoggedIn && mode === 'demo' ? (
          <Button wraps block size="lg" onClick={() => setAsks('real')}>
            {t('demo.button')}
          </Button>
        ) : isLoggedIn ? (
          <ModeButton mode={mode} type="submit">
            {preview ? (
              <span>
                <RichText text={t('order.review', { amount: preview.amount })} />
              </span>
            ) : (
              t('order.reviewEmpty')
            )}
          </ModeButton>
        ) : (
          <LinkButton
            variant="primary"
            size="lg"
            to={paths.login.href({ next: paths.plans.href({ plan: product.id, days: cycle.days }) })}
          >
            {t('order.logIn')}
          </LinkButton>
        )}
      </SheetFoot>
      <ModeSwitchDialog
        open={asks === 'real'}
        target="real"
        reason={t('errors:demoCannotUse')}
        onClose={() => setAsks(undefined)}
      />
      {preview ? (
        <PlanReview
          open={asks === 'review'}
          product={product}
          cycle={cycle}
          preview={preview}
          onClose={() => setAsks(undefined)}
          onBought={handleBought}
          onRefused={showError}
        />
      ) : null}
    </form>
  )
}

/** Leads from the order to the own plans once one was bought, and says so where it is not said yet. */
function useShowBoughtPlan() {
  const { t } = useTranslation('plans')
  const navigate = useNavigate()
  const [, change] = useQueryState(plansQuery)
  return ({ orderNo, boughtAt, days }: Plan, { isTold }: { readonly isTold: boolean }) => {
    change({ tab: 'mine', plan: undefined })
    markFresh(orderNo)
    if (isTold) return
    toast(t('confirm.done', { date: planDates(Date.parse(boughtAt), days).firstCredit }), {
      action: { label: t('confirm.see'), run: () => navigate(paths.planDetail.href({ id: orderNo })) },
    })
  }
}
