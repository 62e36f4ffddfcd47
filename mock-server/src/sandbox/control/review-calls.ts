import type { ControlRecord } from '../../contract/control-operation.ts'
import {
  type PendingReview,
  pendingReviews,
  processAllReviews,
  type ReviewAction,
  type ReviewKind,
  review,
} from '../../runtime/reviews.ts'
import type { SandboxTables } from '../../runtime/tables.ts'
import type { ReadTables } from '../../store/store.ts'
import { type ControlCall, type ControlPlace, controlCall } from './control-call.ts'
import { conflict, notFound } from './control-error.ts'

const MOST_REVIEWS = 1_000

const show = (read: ReadTables<SandboxTables>, pending: PendingReview) => ({
  kind: pending.kind,
  ref: pending.id,
  userId: pending.userId,
  userName: read.users.get(pending.userId)?.userName ?? pending.userId,
  status: pending.status,
  submittedAt: new Date(pending.submittedAt).toISOString(),
  about: pending.about,
  actions: pending.actions,
})

const statusOf = (record: object): string => {
  const { status, kycStatus } = record as { status?: string; kycStatus?: string }
  return status ?? kycStatus ?? ''
}

/** A step of the review of a record, as a reviewer takes it. */
const decide = (
  { world, now }: ControlPlace,
  kind: ReviewKind,
  id: string,
  action: ReviewAction,
  given: { readonly reason?: string; readonly reference?: string } = {},
): ControlRecord<'Record'> => {
  // A field that is blank counts as not given.
  const reason = given.reason?.trim() || undefined
  const reference = action === 'confirm' ? given.reference?.trim() || undefined : undefined
  const outcome = review(world, kind, id, action, reason, reference, now)
  if ('record' in outcome) return { ...outcome.record }
  if (outcome.error === 'recordNotFound') throw notFound(`There is no ${kind} "${id}".`)
  throw conflict(`The ${kind} "${id}" does not allow "${action}" in its current status.`)
}

/** What a reviewer would decide. */
export const reviewCalls: readonly ControlCall[] = [
  controlCall('listReviews', ({ world }) => {
    const { read } = world.store
    return {
      reviews: pendingReviews(read)
        .slice(0, MOST_REVIEWS)
        .map((pending) => show(read, pending)),
    }
  }),
  controlCall('decideRecharge', (call) =>
    decide(call, 'recharge', call.path.no, call.path.action, call.body),
  ),
  controlCall('decideWithdrawal', (call) =>
    decide(call, 'withdrawal', call.path.no, call.path.action, call.body),
  ),
  controlCall('decideKyc', (call) => decide(call, 'kyc', call.path.userId, call.path.action, call.body)),
  controlCall('decideLoan', (call) => decide(call, 'loan', call.path.no, call.path.action, call.body)),
  controlCall('processAll', ({ world, body, now }) => ({
    decided: processAllReviews(world, body.kinds, now).map(({ kind, id, record }) => ({
      kind,
      ref: id,
      status: statusOf(record),
    })),
  })),
]
