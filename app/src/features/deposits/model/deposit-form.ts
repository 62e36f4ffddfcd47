import { RechargeRequest } from '@swx/sdk/zod'
import { z } from 'zod/mini'
import { type AmountLimits, amountRule } from '#core/forms/amount-rule.ts'
import { contractText } from '#core/forms/contract-text.ts'
import type { FieldByError } from '#core/forms/place-error.ts'

const { txHash, last6 } = RechargeRequest.shape

/** How a transfer is found again: its hash, or the last six characters of it. */
interface TransferReference {
  readonly txHash: string
  readonly last6: string
}

const hasReference = z.refine<TransferReference>((typed) => `${typed.txHash}${typed.last6}` !== '', {
  error: 'referenceMissing',
  path: ['txHash'],
  // Said together with what is wrong with other fields.
  when: () => true,
})

/** The rules of a deposit. Without a smallest amount to compare with, the server finds out. */
export const depositForm = (amount: AmountLimits) =>
  z
    .object({
      amount: amountRule(amount),
      txHash: contractText({ schema: txHash, issue: 'referenceMissing' }),
      last6: contractText({ schema: last6, issue: 'last6Wrong', digits: true }),
    })
    .check(hasReference)

/** What was typed into it. */
export type DepositForm = z.input<ReturnType<typeof depositForm>>

/** What the form begins with. */
export const blankDeposit: DepositForm = { amount: '', txHash: '', last6: '' }

/** Which field each error of the server belongs to. */
export const depositPlaces: FieldByError<DepositForm> = {
  investmentAmountWrong: { field: 'amount' },
  belowMinimum: { field: 'amount' },
}

/** The reference as it is sent: only what was given. */
export const referenceFields = (given: TransferReference): Partial<TransferReference> => ({
  ...(given.txHash === '' ? {} : { txHash: given.txHash }),
  ...(given.last6 === '' ? {} : { last6: given.last6 }),
})
