import { planDates, roundDecimal } from '@swx/sdk/money'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../config/paths.ts'
import { ModeSwitchDialog } from '../../../core/account-mode/lazy-mode-switch-dialog.ts'
import { ModeBadge } from '../../../core/account-mode/mode-badge.tsx'
import { ModeButton } from '../../../core/account-mode/mode-button.tsx'
import { useMode } from '../../../core/account-mode/use-mode.ts'
import { useOwnMoney } from '../../../core/account-mode/use-own-money.ts'
import { formatMoney } from '../../../core/format/format-money.ts'
import { livePrices } from '../../../core/live-prices/store.ts'
import { BorrowedNote } from '../../../core/money-submission/borrowed-note.tsx'
import { RiskNotice } from '../../../core/money-submission/risk-notice.tsx'
import { useDraft } from '../../../core/session/use-draft.ts'
import { useSession } from '../../../core/session/use-session.ts'
import { useUserInfo } from '../../../core/session/use-user-info.ts'
import { RichText } from '../../../lib/i18n/rich-text.tsx'
import { Figure } from '../../../ui/figure/figure.tsx'
import { LinkButton } from '../../../ui/form/link-button.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { PercentChips } from '../../../ui/form/percent-chips.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { understoodValue, useAmountReading } from '../../../ui/form/use-amount-reading.ts'
import type { Cycle, Plan, Product } from '../model/plan.ts'
import { type AmountError, amountErrorOf, shareOf } from '../model/plan-amount.ts'
import { planPreview } from '../model/plan-preview.ts'
import { PlanCosts } from './plan-costs.tsx'
import { PlanDates } from './plan-dates.tsx'
import { PlanRates } from './plan-rates.tsx'
import { PlanReview } from './plan-review.tsx'
import { useShowBoughtPlan } from './use-show-bought-plan.ts'

/** Props of {@link PlanOrder}. */
export interface PlanOrderProps {
  product: Product
  cycle: Cycle
  onDays: (days: number) => void
}

const dollars = { scale: 2, currency: 'USD' }
const shares = [25, 50, 75, 100]
const figure = <bdi key="figure" dir="ltr" className="num" />

/** The form of a plan: amount and term, what they come to, what leaving costs, and the way to confirm. */
export function PlanOrder({ product, cycle, onDays }: PlanOrderProps) {
  const { t } = useTranslation(['plans', 'errors'])
  const { mode } = useMode()
  const { isLoggedIn } = useSession()
  const user = useUserInfo()
  const showBought = useShowBoughtPlan()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useDraft(`${product.id} plan`, '')
  const [isChecked, setIsChecked] = useState(false)
  const [asks, setAsks] = useState<'review' | 'real'>()

  const account = user.data?.accounts[mode]
  const money = useOwnMoney()
  const usable = money?.own
  const limits = {
    min: product.minAmount,
    max: product.maxAmount,
    // Without a balance to compare with, the server finds out.
    available: account?.available ?? product.maxAmount,
    own: usable ?? product.maxAmount,
  }
  const { read, write } = useAmountReading()
  const reading = read(typed, dollars)
  const error = amountErrorOf(reading, limits)
  const understood = understoodValue(reading)
  const amount = understood === undefined ? undefined : roundDecimal(understood, dollars.scale)
  const draft = { days: cycle.days, dailyRate: cycle.dailyRate, penaltyRate: product.earlyExitPenaltyRate }
  const dates = planDates(livePrices.marketNow(), cycle.days)
  const preview =
    amount === undefined ? undefined : { amount, ...planPreview({ ...draft, amount }, dates.boughtAt) }

  const handleReview = () => {
    setIsChecked(true)
    if (error) return input.current?.focus()
    setAsks(mode === 'demo' ? 'real' : 'review')
    void user.refetch()
  }
  const handleBought = (plan: Plan, how: { readonly isTold: boolean }) => {
    setAsks(undefined)
    setTyped('')
    setIsChecked(false)
    showBought(plan, how)
  }

  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (isLoggedIn) handleReview()
      }}
    >
      <div className="grid gap-1.5">
        <MoneyField
          {...dollars}
          label={
            <>
              {t('order.amount')} <ModeBadge mode={mode} />
            </>
          }
          aside={
            account ? (
              <span className="text-12 text-muted">
                {t('order.available')} <Figure value={formatMoney(account.available)} unit="USD" />
              </span>
            ) : null
          }
          error={
            isChecked && error && error !== 'unread' ? (
              <AmountErrorText error={error} product={product} />
            ) : undefined
          }
          unit="USD"
          inputRef={input}
          text={typed}
          onText={setTyped}
        />
        {usable === undefined ? null : (
          <PercentChips
            label={t('order.shares')}
            disabled={usable === '0.00'}
            picked={shares.find((percent) => amount === shareOf(usable, percent, product.maxAmount))}
            onPick={(percent) => setTyped(write(shareOf(usable, percent, product.maxAmount)))}
          />
        )}
        {isChecked && error === 'borrowed' ? null : <BorrowedNote />}
      </div>
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
      {isLoggedIn ? (
        <ModeButton mode={mode} type="submit">
          {preview ? (
            <span>
              <RichText text={t('order.review', { amount: formatMoney(preview.amount) })} parts={[figure]} />
            </span>
          ) : (
            t('order.reviewEmpty')
          )}
        </ModeButton>
      ) : (
        <LinkButton
          variant="primary"
          size="lg"
          to={paths.login.href({ next: paths.trading.href({ plan: product.id, days: cycle.days }) })}
        >
          {t('order.logIn')}
        </LinkButton>
      )}
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
        />
      ) : null}
    </form>
  )
}

function AmountErrorText({ error, product }: { error: Exclude<AmountError, 'unread'>; product: Product }) {
  const { t } = useTranslation(['plans', 'errors'])
  if (error === 'enter') return t('errors:enterSmartAmount')
  if (error === 'borrowed') return <BorrowedNote />
  if (error === 'funds') return t('errors:insufficientBalance')
  return (
    <span>
      {t('errors:investmentAmountWrong')}{' '}
      <RichText
        text={t('range', { min: formatMoney(product.minAmount), max: formatMoney(product.maxAmount) })}
        parts={[figure]}
      />
    </span>
  )
}
