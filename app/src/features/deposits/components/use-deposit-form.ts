import { trimDecimal } from '@swx/sdk/money'
import { useMemo } from 'react'
import { useAppForm } from '#core/session/use-app-form.ts'
import { useAmountReading } from '#ui/form/use-amount-reading.ts'
import { useUnderstood } from '#ui/form/use-understood.ts'
import { blankDeposit, type DepositForm, depositForm, depositPlaces } from '../model/deposit-form.ts'
import type { DepositMethod } from '../model/deposit-method.ts'

/**
 * The form of a deposit.
 *
 * @param minimum the smallest deposit in the currency of the method, while it is known
 */
export function useDepositForm({ currency, scale }: DepositMethod, minimum: string | undefined) {
  const { language } = useAmountReading()
  const schema = useMemo(
    () => depositForm({ language, currency, scale, min: minimum }),
    [language, currency, scale, minimum],
  )
  const app = useAppForm<DepositForm>({
    schema,
    initial: blankDeposit,
    draft: { name: 'deposit', fields: ['amount', 'txHash', 'last6'] },
    places: depositPlaces,
    mode: 'onSubmit',
  })
  // What an amount comes to is shown also where it is below the minimum.
  const { amount } = useUnderstood(
    app.form.control,
    useMemo(() => depositForm({ language, currency, scale }), [language, currency, scale]),
  )
  return {
    app,
    /** What was understood so far. */
    amount: amount === undefined ? undefined : trimDecimal(amount),
    /** What is sent; undefined unless all of it was understood. */
    read: () => schema.safeParse(app.form.getValues()).data,
  }
}
