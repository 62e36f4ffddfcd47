import { multiplyDecimals, roundDecimal } from '@swx/sdk/money'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { formatMoney } from '#core/format/figures.ts'
import { MoneyField } from '#core/forms/amount-field.tsx'
import { useAmountReading } from '#core/forms/use-amount-reading.ts'
import { useTyped } from '#core/forms/use-typed.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { PercentChips } from '#ui/form/percent-chips.tsx'
import type { WithdrawalForm } from '../model/withdrawal-form.ts'
import type { WithdrawalErrors } from './use-withdrawal-form.ts'

const shares = [25, 50, 75, 100]
const shareOf = (most: string, percent: number) =>
  roundDecimal(multiplyDecimals(most, percent, '0.01'), 2, 'DOWN')
const toCheckAndBack = paths.identity.href({ next: paths.withdraw.href() })

export interface WithdrawalAmountFieldProps {
  /** The amount that was understood. */
  amount: string | undefined
  /** The least amount of the chosen method. */
  min: string
  available: string | undefined
  /** The most that can be withdrawn now; undefined while the balance is not known. */
  most: string | undefined
  /** What a day without the identity check allows, and what is left of it; undefined for users who were checked. */
  limit: { readonly threshold: string; readonly left: string } | undefined
  errorOf: WithdrawalErrors
}

/** How much leaves the balance: typed, or as a share of what can be withdrawn now. */
export function WithdrawalAmountField({
  amount,
  min,
  available,
  most,
  limit,
  errorOf,
}: WithdrawalAmountFieldProps) {
  const { t } = useTranslation(['withdrawals', 'errors', 'money'])
  const { mode } = useMode()
  const { write } = useAmountReading()
  const isByLimit = limit !== undefined && limit.left === most && most !== available
  const sharesOf = isByLimit ? t('form.sharesOfLimit', { left: limit.left }) : t('form.shares')
  const field = useTyped(useFormContext<WithdrawalForm>().control, 'amount')
  const overLimit = limit && (
    <span>
      <RichText text={t('form.overDayLimit', { left: limit.left })} />{' '}
      <Link to={toCheckAndBack} className="text-accent underline">
        {t('money:step.identityCheck')}
      </Link>
    </span>
  )
  const words = {
    missing: t('errors:enterWithdrawalAmount'),
    tooSmall: t('errors:belowMinimum', { name: 'USD', limit: formatMoney(min) }),
    ...(overLimit && { tooLarge: overLimit, kycRequired: overLimit }),
  }
  return (
    <div className="grid gap-1.5">
      <MoneyField
        {...field}
        currency="USD"
        label={
          <>
            {t('form.amount')} <ModeBadge mode={mode} />
          </>
        }
        aside={
          available === undefined ? null : (
            <span className="text-12 text-muted">
              {t('form.available')} <Figure value={formatMoney(available)} unit="USD" />
            </span>
          )
        }
        hint={<RichText text={t('form.minimum', { amount: min })} />}
        error={errorOf('amount', words)}
      />
      {most === undefined ? null : (
        <>
          <PercentChips
            label={sharesOf}
            disabled={most === '0.00'}
            picked={shares.find((percent) => amount === shareOf(most, percent))}
            onPick={(percent) => field.onText(write(shareOf(most, percent)))}
          />
          {isByLimit ? <p className="text-12">{sharesOf}</p> : null}
        </>
      )}
      {limit ? (
        <p className="text-12 text-muted">
          <RichText text={t('form.dayLimit', { limit: limit.threshold, left: limit.left })} />{' '}
          <Link to={toCheckAndBack} className="text-accent underline">
            {t('money:step.identityCheck')}
          </Link>
        </p>
      ) : null}
    </div>
  )
}
