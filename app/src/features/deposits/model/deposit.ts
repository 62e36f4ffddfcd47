import type { components } from '@swx/sdk'

/** A deposit that a user reported. */
export type Deposit = components['schemas']['Recharge']

/** Whether the review is still to come. */
export const isWaiting = ({ status }: Pick<Deposit, 'status'>): boolean => status === 'TO_BE_REVIEWED'

/** Whether it ended without a credit. */
export const hasFailed = ({ status }: Pick<Deposit, 'status'>): boolean =>
  status === 'REJECTED' || status === 'FAILED'
