import { foldDigits } from '@swx/sdk/money'
import { z } from 'zod/mini'
import { type AmountLimits, amountRule } from '#core/forms/amount-rule.ts'
import type { FieldByError } from '#core/forms/place-error.ts'
import { type AddressRules, addressIssueOf } from './address-issue.ts'

/** What the rules of the form depend on. */
export interface WithdrawalFormRules extends Pick<AmountLimits, 'language' | 'min' | 'max' | 'available'> {
  /** How an address is looked at; absent for a bank. */
  readonly address?: AddressRules | undefined
  /** Whether a security password is set and so is asked for. */
  readonly asksPassword: boolean
}

const accountNoOf = (text: string) => foldDigits(text).replace(/[\s-]/g, '').toUpperCase()

/** A rule that is broken by a word: the issue it gives. */
const ruled = (issueOf: (text: string) => string | undefined, clean = (text: string) => text.trim()) =>
  z.pipe(
    z.string(),
    z.transform((text: string, { issues }): string => {
      const message = issueOf(text)
      if (message !== undefined) issues.push({ code: 'custom', message, input: text })
      return clean(text)
    }),
  )
const named = (missing: string, short: string) =>
  ruled((text) => (text.trim() === '' ? missing : text.trim().length < 2 ? short : undefined))

/** The rules of a withdrawal: to an address, or to a bank account. */
export function withdrawalForm({ address, asksPassword, ...limits }: WithdrawalFormRules) {
  return z.object({
    amount: amountRule({ ...limits, scale: 2, currency: 'USD' }),
    address: address ? ruled((text) => addressIssueOf(text, address)) : z.string(),
    bankName: address ? z.string() : named('bankNameRequired', 'bankName'),
    cardholder: address ? z.string() : named('cardholderRequired', 'cardholder'),
    accountNo: address
      ? z.string()
      : ruled((text) => {
          if (text.trim() === '') return 'accountNumberRequired'
          return /^[A-Z0-9]{5,34}$/.test(accountNoOf(text)) ? undefined : 'accountNo'
        }, accountNoOf),
    password: asksPassword ? ruled((text) => (/^\d{6}$/.test(text) ? undefined : 'sixDigits')) : z.string(),
  })
}

/** What is typed into it. */
export type WithdrawalForm = z.input<ReturnType<typeof withdrawalForm>>

/** What is understood of it. */
export type WithdrawalValues = z.output<ReturnType<typeof withdrawalForm>>

/** A form that was not touched. */
export const blankForm: WithdrawalForm = {
  amount: '',
  address: '',
  bankName: '',
  cardholder: '',
  accountNo: '',
  password: '',
}

/** Which field each error of the server belongs to. */
export const withdrawalPlaces: FieldByError<WithdrawalForm> = {
  investmentAmountWrong: { field: 'amount', key: 'enterCorrectAmount' },
  belowMinimum: { field: 'amount' },
  insufficientBalance: { field: 'amount' },
  kycRequired: { field: 'amount' },
  addressMissing: { field: 'address' },
  securityPasswordWrong: { field: 'password' },
}
