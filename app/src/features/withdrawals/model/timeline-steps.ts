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

/** The steps of a withdrawal, those still to come included. */
export function timelineSteps({ status, submittedAt, history }: Withdrawal): readonly WithdrawalStep[] {
  const change = (word: Withdrawal['status']) => {
    const { at, reason } = history.find((one) => one.status === word) ?? {}
    return { at, reason }
  }
  const approvedAt = change('APPROVED').at
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
      return [submitted, ...approved, { name: 'paid', state: 'done', at: change('COMPLETED').at }]
    case 'REJECTED':
      return [submitted, ...approved, { name: 'rejected', state: 'failed', ...change(status) }]
    case 'FAILED':
      return [submitted, ...approved, { name: 'failed', state: 'failed', ...change(status) }]
    case 'CANCELLED':
      return [submitted, ...approved, { name: 'cancelled', state: 'done', ...change(status) }]
    default:
      // A later server's status, which has no text: it is shown as it was sent.
      return [submitted, ...approved, { name: status as never, state: 'now' }]
  }
}
