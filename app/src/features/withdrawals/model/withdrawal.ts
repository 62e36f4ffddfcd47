import type { components } from '@swx/sdk'

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
