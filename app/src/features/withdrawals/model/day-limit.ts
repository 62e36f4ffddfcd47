import { addDecimals, subtractDecimals } from '@swx/sdk/money'
import type { Withdrawal } from './withdrawal.ts'

/** What counts towards the limit of a day: what is paid or may still be. */
const counts: readonly Withdrawal['status'][] = ['TO_BE_REVIEWED', 'APPROVED', 'COMPLETED']

/** What can still be withdrawn on the UTC day of `now` without the identity check. */
export function leftToday(
  threshold: string,
  withdrawals: readonly Pick<Withdrawal, 'status' | 'amount' | 'submittedAt'>[],
  now: number,
): string {
  const today = new Date(now).toISOString().slice(0, 10)
  const taken = withdrawals
    .filter(({ status, submittedAt }) => counts.includes(status) && submittedAt.startsWith(today))
    .reduce((sum, { amount }) => addDecimals(sum, amount), '0.00')
  const left = subtractDecimals(threshold, taken)
  return left.startsWith('-') ? '0.00' : left
}
