import { compareDecimals, multiplyDecimals, roundDecimal } from '@swx/sdk/money'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { formatMoney } from '#core/format/figures.ts'
import { MoneyField } from '#core/forms/amount-field.tsx'
import { type AmountLimits, amountRule } from '#core/forms/amount-rule.ts'
import type { FieldByError } from '#core/forms/place-error.ts'
import { useAmountReading } from '#core/forms/use-amount-reading.ts'
import type { AppForm } from '#core/forms/use-app-form.ts'
import { useTyped } from '#core/forms/use-typed.ts'
import { BorrowedNote } from '#core/money/borrowed-note.tsx'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { PercentChips } from '#ui/form/percent-chips.tsx'
import type { Product } from '../model/plan.ts'

/** The rules of the form of a plan. Without a balance to compare with, the server finds out. */
export const planForm = (limits: Pick<AmountLimits, 'language' | 'min' | 'max' | 'available' | 'own'>) =>
  z.object({ amount: amountRule({ ...limits, scale: 2, currency: 'USD' }) })

/** What was typed into it. */
export type PlanForm = z.input<ReturnType<typeof planForm>>

/** Which field each error of the server belongs to. */
export const planPlaces: FieldByError<PlanForm> = {
  insufficientBalance: { field: 'amount' },
  investmentAmountWrong: { field: 'amount' },
}

/** A share of what is usable, in whole cents, at most what the plan takes. */
export function shareOf(usable: string, percent: number, max: string): string {
  const share = roundDecimal(multiplyDecimals(usable, percent, '0.01'), 2, 'DOWN')
  return compareDecimals(share, max) > 0 ? max : share
}

interface PlanAmountFieldProps {
  product: Product
  /** What was understood. */
  amount: string | undefined
  /** In the account in use; undefined while it is not known. */
  available: string | undefined
  /** What of it is not borrowed. */
  own: string | undefined
  errorOf: AppForm<PlanForm>['errorOf']
}

const shares = [25, 50, 75, 100]

/** How much goes into a plan: typed, or as a share of what is not borrowed. */
export function PlanAmountField({ product, amount, available, own, errorOf }: PlanAmountFieldProps) {
  const { t } = useTranslation(['plans', 'errors'])
  const { mode } = useMode()
  const { write } = useAmountReading()
  const field = useTyped(useFormContext<PlanForm>().control, 'amount')
  const { minAmount: min, maxAmount: max } = product
  const range = (
    <span>
      {t('errors:investmentAmountWrong')}{' '}
      <RichText text={t('range', { min: formatMoney(min), max: formatMoney(max) })} />
    </span>
  )
  const words: Record<string, ReactNode> = {
    missing: t('errors:enterSmartAmount'),
    tooSmall: range,
    tooLarge: range,
    investmentAmountWrong: range,
    borrowed: <BorrowedNote />,
  }
  const error = errorOf('amount', words)
  return (
    <div className="grid gap-1.5">
      <MoneyField
        {...field}
        currency="USD"
        label={
          <>
            {t('order.amount')} <ModeBadge mode={mode} />
          </>
        }
        aside={
          available === undefined ? null : (
            <span className="text-12 text-muted">
              {t('order.available')} <Figure value={formatMoney(available)} unit="USD" />
            </span>
          )
        }
        error={error}
      />
      {own === undefined ? null : (
        <PercentChips
          label={t('order.shares')}
          disabled={own === '0.00'}
          picked={shares.find((percent) => amount === shareOf(own, percent, max))}
          onPick={(percent) => field.onText(write(shareOf(own, percent, max)))}
        />
      )}
      {error === words.borrowed ? null : <BorrowedNote />}
    </div>
  )
}
