import type { AmountIssue } from '#ui/form/amount-rule.ts'
import type { ErrorKey } from './error-message.ts'

/** The words of a typed amount that were asked for nothing better. What is unread the field says itself. */
const amountKeys: Readonly<Record<Exclude<AmountIssue, 'unread'>, ErrorKey>> = {
  missing: 'enterAmount',
  zero: 'enterCorrectAmount',
  tooSmall: 'purchaseAmountWrong',
  tooLarge: 'purchaseAmountWrong',
  offStep: 'purchaseAmountWrong',
  beyondFunds: 'insufficientBalance',
  borrowed: 'insufficientBalance',
}

/** The text of a broken rule: amounts name theirs by an issue, other rules by the key itself. */
export const ruleKey = (message: string): ErrorKey =>
  message in amountKeys ? amountKeys[message as keyof typeof amountKeys] : (message as ErrorKey)
