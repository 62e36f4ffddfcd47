import { compareDecimals, quoteWithdrawal } from '@swx/sdk/money'
import { useEffect, useMemo, useState } from 'react'
import { isSandbox } from '#config/env.ts'
import { useAvailable } from '#core/account-mode/use-own-money.ts'
import { serverClock } from '#core/api/server-clock.ts'
import { readDraft, writeDraft } from '#core/forms/drafts.ts'
import { useAmountReading } from '#core/forms/use-amount-reading.ts'
import { type AppForm, useAppForm } from '#core/forms/use-app-form.ts'
import { useUnderstood } from '#core/forms/use-understood.ts'
import { useDollarRate } from '#core/live-prices/use-dollar-rate.ts'
import { useUserInfo } from '#core/session/use-user-info.ts'
import type { readAddress } from '#lib/wallet/read-address.ts'
import type { WithdrawalTerms } from '../api/use-withdrawal-terms.ts'
import { useWithdrawals } from '../api/use-withdrawals.ts'
import type { WithdrawQuery } from '../model/withdraw-query.ts'
import { leftToday } from '../model/withdrawal.ts'
import {
  blankForm,
  type WithdrawalForm,
  type WithdrawalValues,
  withdrawalForm,
  withdrawalPlaces,
} from '../model/withdrawal-form.ts'
import { payoutOf, type WithdrawalMethod } from '../model/withdrawal-method.ts'

interface WithdrawalFormSettings {
  terms: WithdrawalTerms
  /** The method that is chosen at first. */
  first: WithdrawalMethod
  /** What the address of the page fills in. */
  given: WithdrawQuery
  /** Whether a security password is set and so is asked for. */
  asksPassword: boolean
}

/** The fields that are kept when the page is left: never the password. */
const kept = ['amount', 'address', 'bankName', 'cardholder', 'accountNo'] as const
const keptMethod = 'withdrawal.method'

/** What a withdrawal is entered with: method, fields by their rules, and what they come to. */
export function useWithdrawalForm({ terms, first, given, asksPassword }: WithdrawalFormSettings) {
  const { language, write } = useAmountReading()
  const user = useUserInfo().data
  const available = useAvailable()
  const read = useAddressReader()
  const { rows } = useWithdrawals()
  const [chosen, setChosen] = useState(() => given.method ?? readDraft<string>(keptMethod) ?? first.method)
  useEffect(() => writeDraft(keptMethod, chosen), [chosen])
  const method = terms.methods.find((one) => one.method === chosen) ?? first
  const payout = payoutOf(method.method)
  const rate = useDollarRate(payout?.currency ?? 'USDT')
  const scale = payout && terms.deposits.scales[payout.currency]

  const isLimited = user !== undefined && user.kycStatus !== 'VERIFIED'
  const left = isLimited && rows ? leftToday(terms.threshold, rows, serverClock.now()) : undefined
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
  const { form, ...answers } = useAppForm<WithdrawalForm, WithdrawalValues>({
    schema,
    initial: blankForm,
    given: given.amount === undefined ? undefined : { amount: write(given.amount) },
    draft: { name: 'withdrawal', fields: kept },
    amounts: ['amount'],
    places: withdrawalPlaces,
  })
  // What an amount costs is shown also where it is not within the limits.
  const { amount } = useUnderstood(
    form.control,
    useMemo(() => withdrawalForm({ language, asksPassword: false }), [language]),
  )
  // Nothing is promised of what the balance or the limit of the day forbids.
  const most = left === undefined || available === undefined ? (left ?? available) : smaller(left, available)
  const isBeyond = amount !== undefined && most !== undefined && compareDecimals(amount, most) > 0
  const currency = rate === undefined || scale === undefined ? undefined : { rate, scale }
  return {
    ...answers,
    form,
    /** What the form says now; undefined while a field does not keep to its rule. */
    understood: () => schema.safeParse(form.getValues()).data,
    method,
    choose: setChosen,
    payout,
    rate,
    read,
    available,
    limit: left === undefined ? undefined : { threshold: terms.threshold, left },
    /** The most that can be withdrawn now; undefined while the balance is not known. */
    most: available === undefined ? undefined : most,
    /** More than that was typed. */
    isBeyond,
    amount,
    quote:
      amount === undefined || isBeyond
        ? undefined
        : quoteWithdrawal({ amount, feeRate: method.feeRate, currency }),
  }
}

/** Gives the text beside a field of the form. */
export type WithdrawalErrors = AppForm<WithdrawalForm, WithdrawalValues>['errorOf']

const smaller = (one: string, other: string) => (compareDecimals(one, other) < 0 ? one : other)

/** What reads addresses; its code is fetched with the page, and until it is there the server is left to find out. */
function useAddressReader(): typeof readAddress | undefined {
  const [loaded, setLoaded] = useState<{ readonly readAddress: typeof readAddress }>()
  useEffect(() => {
    let isHere = true
    import('#lib/wallet/read-address.ts').then(
      (code) => isHere && setLoaded(code),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [])
  return loaded?.readAddress
}
