import type { Withdrawal } from './withdrawal.ts'

/** A step in the life of a withdrawal, named by its text. */
export type StepName =
  | 'submitted'
  | 'review'
  | 'approved'
  | 'payout'
  | 'paid'
  | 'rejected'
  | 'failed'
  | 'cancelled'

/** One step: whether it happened, is happening, or is still to come. */
export interface WithdrawalStep {
  readonly name: StepName
  readonly state: 'done' | 'now' | 'ahead' | 'failed'
  /** When it happened, or since when it is happening. */
  readonly at?: string | undefined
  readonly reason?: string | undefined
}

const ends = { REJECTED: 'rejected', FAILED: 'failed', CANCELLED: 'cancelled' } as const

/** The steps of a withdrawal, those still to come included. */
export function timelineSteps({ status, submittedAt, history }: Withdrawal): readonly WithdrawalStep[] {
  const change = (word: Withdrawal['status']) => history.find((one) => one.status === word)
  const approvedAt = change('APPROVED')?.at
  const submitted = { name: 'submitted', state: 'done', at: submittedAt } as const
  const approved = approvedAt ? ([{ name: 'approved', state: 'done', at: approvedAt }] as const) : []
  switch (status) {
    case 'TO_BE_REVIEWED':
      return [
        submitted,
        { name: 'review', state: 'now', at: submittedAt },
        { name: 'approved', state: 'ahead' },
        { name: 'paid', state: 'ahead' },
      ]
    case 'APPROVED':
      return [
        submitted,
        ...approved,
        { name: 'payout', state: 'now', at: approvedAt },
        { name: 'paid', state: 'ahead' },
      ]
    case 'COMPLETED':
      return [submitted, ...approved, { name: 'paid', state: 'done', at: change('COMPLETED')?.at }]
    default: {
      const end = change(status)
      const state = status === 'CANCELLED' ? 'done' : 'failed'
      return [submitted, ...approved, { name: ends[status], state, at: end?.at, reason: end?.reason }]
    }
  }
}
