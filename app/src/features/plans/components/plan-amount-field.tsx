import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { formatMoney } from '#core/format/figures.ts'
import { MoneyField } from '#core/forms/amount-field.tsx'
import { useAmountReading } from '#core/forms/use-amount-reading.ts'
import type { AppForm } from '#core/forms/use-app-form.ts'
import { useTyped } from '#core/forms/use-typed.ts'
import { BorrowedNote } from '#core/money/borrowed-note.tsx'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { PercentChips } from '#ui/form/percent-chips.tsx'
import type { Product } from '../model/plan.ts'
import { type PlanForm, shareOf } from '../model/plan-amount.ts'

interface PlanAmountFieldProps extends Pick<AppForm<PlanForm>, 'errorOf'> {
  control: Control<PlanForm>
  product: Product
  /** What was understood. */
  amount: string | undefined
  /** The account in use; undefined while it is not known. */
  account: { readonly available: string } | undefined
  /** What of it is not borrowed. */
  own: string | undefined
}

const shares = [25, 50, 75, 100]
/** How much goes into a plan: typed, or as a share of what is not borrowed. */
export function PlanAmountField({ control, product, amount, account, own, errorOf }: PlanAmountFieldProps) {
  const { t } = useTranslation(['plans', 'errors'])
  const { mode } = useMode()
  const { write } = useAmountReading()
  const field = useTyped(control, 'amount')
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
          account ? (
            <span className="text-12 text-muted">
              {t('order.available')} <Figure value={formatMoney(account.available)} unit="USD" />
            </span>
          ) : null
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
