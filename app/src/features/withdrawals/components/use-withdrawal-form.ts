import { compareDecimals, quoteWithdrawal } from '@swx/sdk/money'
import { useEffect, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { isSandbox } from '#config/env.ts'
import { useAvailable } from '#core/account-mode/use-own-money.ts'
import { serverClock } from '#core/api/server-clock.ts'
import { useDraft } from '#core/forms/drafts.ts'
import { useAmountReading } from '#core/forms/use-amount-reading.ts'
import { useAppForm } from '#core/forms/use-app-form.ts'
import { useUnderstood } from '#core/forms/use-understood.ts'
import { useDollarRate } from '#core/live-prices/use-dollar-rate.ts'
import { usePaymentLock } from '#core/money/payment-lock.tsx'
import { useUserInfo } from '#core/session/use-user-info.ts'
import { useAddressReader } from '../api/use-address-reader.ts'
import type { WithdrawalTerms } from '../api/use-withdrawal-terms.ts'
import { useWithdrawals } from '../api/use-withdrawals.ts'
import { shortAddress } from '../model/address-issue.ts'
import { leftToday } from '../model/withdrawal.ts'
import { blankForm, type WithdrawalForm, withdrawalForm, withdrawalPlaces } from '../model/withdrawal-form.ts'
import { payoutOf, type WithdrawalMethod } from '../model/withdrawal-method.ts'

interface WithdrawalFormSettings {
  terms: WithdrawalTerms
  first: WithdrawalMethod
  given: { readonly method: string | undefined; readonly amount: string | undefined }
}

/** The fields that are kept when the page is left: never the password. */
const kept = ['amount', 'address', 'bankName', 'cardholder', 'accountNo'] as const

/** What a withdrawal is entered with: method, fields by their rules, and what they come to. */
export function useWithdrawalForm({ terms, first, given }: WithdrawalFormSettings) {
  const { language, write } = useAmountReading()
  const user = useUserInfo().data
  const available = useAvailable()
  const lock = usePaymentLock()
  const read = useAddressReader()
  const { rows } = useWithdrawals()
  const [chosen, choose] = useDraft<string>('withdrawal.method', first.method)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the user comes by a link
  useEffect(() => {
    if (given.method) choose(given.method)
  }, [])
  const method = terms.methods.find((one) => one.method === chosen) ?? first
  const payout = payoutOf(method.method)
  const rate = useDollarRate(payout?.currency ?? 'USDT')
  const scale = payout && terms.deposits.scales[payout.currency]

  const isLimited = user !== undefined && user.kycStatus !== 'VERIFIED'
  const left = isLimited && rows ? leftToday(terms.threshold, rows, serverClock.now()) : undefined
  const asksPassword = lock.data?.hasPassword !== false
  const { min } = method
  const addresses = payout?.addresses
  const ours = terms.deposits.addresses
  const schema = useMemo(
    () =>
      withdrawalForm({
        language,
        min,
        max: left,
        available,
        asksPassword,
        address: addresses && { network: addresses, ours, isSandbox, read },
      }),
    [language, min, left, available, asksPassword, addresses, ours, read],
  )
  const app = useAppForm({
    schema,
    initial: blankForm,
    given: given.amount === undefined ? undefined : { amount: write(given.amount) },
    draft: { name: 'withdrawal', fields: kept },
    places: withdrawalPlaces,
  })
  // What an amount costs is shown also where it is not within the limits.
  const { amount } = useUnderstood(
    app.form.control,
    useMemo(() => withdrawalForm({ language, asksPassword: false }), [language]),
  )
  const typed = useWatch({ control: app.form.control })
  // Nothing is promised of what the balance or the limit of the day forbids.
  const most = left === undefined || available === undefined ? (left ?? available) : smaller(left, available)
  const isBeyond = amount !== undefined && most !== undefined && compareDecimals(amount, most) > 0
  const currency = rate === undefined || scale === undefined ? undefined : { rate, scale }
  return {
    ...app,
    method,
    choose,
    payout,
    rate,
    available,
    lock,
    asksPassword,
    limit: left === undefined ? undefined : { threshold: terms.threshold, left },
    /** The most that can be withdrawn now; undefined while the balance is not known. */
    most: available === undefined ? undefined : most,
    /** More than that was typed. */
    isBeyond,
    destination: destinationOf({ ...blankForm, ...typed }, payout === undefined),
    isPasswordTyped: typed.password !== '',
    amount,
    quote:
      amount === undefined || isBeyond
        ? undefined
        : quoteWithdrawal({ amount, feeRate: method.feeRate, currency }),
  }
}

const smaller = (one: string, other: string) => (compareDecimals(one, other) < 0 ? one : other)

/** What {@link useWithdrawalForm} gives. */
export type Withdrawing = ReturnType<typeof useWithdrawalForm>

/** An account number as it is shown: only its end. */
const maskedAccount = (accountNo: string): string => `••${accountNo.replace(/[\s-]/g, '').slice(-4)}`

/** Where a form sends the money, masked; undefined while it is not there yet. */
function destinationOf(form: Pick<WithdrawalForm, 'address' | 'accountNo'>, isBank: boolean) {
  const text = (isBank ? form.accountNo : form.address).trim()
  if (text === '') return undefined
  return isBank ? maskedAccount(text) : shortAddress(text)
}
