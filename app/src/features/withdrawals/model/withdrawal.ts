import type { components } from '@swx/sdk'
import { addDecimals, subtractDecimals } from '@swx/sdk/money'

/** A withdrawal on its way, or ended. */
export type Withdrawal = components['schemas']['Withdrawal']

/** The six states of a withdrawal. */
export type WithdrawalStatus = Withdrawal['status']

/** Whether it can still be cancelled: until the review decides. */
export const canCancel = ({ status }: Pick<Withdrawal, 'status'>): boolean => status === 'TO_BE_REVIEWED'

/** Whether something can still happen to it without the user. */
export const isUnderWay = ({ status }: Pick<Withdrawal, 'status'>): boolean =>
  status === 'TO_BE_REVIEWED' || status === 'APPROVED'

/** Whether the whole amount is available again: it ended without a payout. */
export const wasReturned = ({ status }: Pick<Withdrawal, 'status'>): boolean =>
  status === 'REJECTED' || status === 'FAILED' || status === 'CANCELLED'

/** Whether it ended without a payout although the user wanted one. */
export const wasRefused = ({ status }: Pick<Withdrawal, 'status'>): boolean =>
  status === 'REJECTED' || status === 'FAILED'

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
