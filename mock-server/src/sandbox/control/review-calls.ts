import { formatUsd } from '../../ledger/money.ts'
import { rechargeView } from '../../products/deposits/view.ts'
import type { Loan } from '../../products/loans/rules/loan.ts'
import { withdrawalView } from '../../products/withdrawals/view.ts'
import {
  type PendingReview,
  pendingReviews,
  processAllReviews,
  REVIEW_KINDS,
  type ReviewKind,
  review,
  reviewActions,
} from '../../runtime/reviews.ts'
import type { SandboxTables } from '../../runtime/tables.ts'
import type { ReadTables } from '../../store/store.ts'
import type { ControlCall } from './control-call.ts'
import { conflict, notFound } from './control-error.ts'
import type { Fields } from './fields.ts'

const MOST_REVIEWS = 1_000

/** What is to be decided, in a few words. */
const ABOUT: Readonly<Record<ReviewKind, (read: ReadTables<SandboxTables>, id: string) => string>> = {
  recharge(read, id) {
    const row = read.recharges.get(id)
    if (!row) return ''
    const { amount, currency, network, usdAmount } = rechargeView(row)
    return `${amount} ${currency} over ${network}, worth ${usdAmount} USD`
  },
  withdrawal(read, id) {
    const row = read.withdrawals.get(id)
    if (!row) return ''
    const { amount, method, receiveAmount } = withdrawalView(row)
    return `${amount} USD by ${method}, ${receiveAmount} USD after the fee`
  },
  loan(read, id) {
    const loan: Loan | undefined = read.loans.get(id)
    return loan ? `${formatUsd(loan.amount)} USD for ${loan.termDays} days` : ''
  },
  kyc: () => 'Check of identity',
}

const show = (read: ReadTables<SandboxTables>, pending: PendingReview) => ({
  kind: pending.kind,
  ref: pending.id,
  userId: pending.userId,
  userName: read.users.get(pending.userId)?.userName ?? pending.userId,
  status: pending.status,
  submittedAt: new Date(pending.submittedAt).toISOString(),
  about: ABOUT[pending.kind](read, pending.id),
  actions: pending.actions,
})

const statusOf = (record: object): string => {
  const { status, kycStatus } = record as { status?: string; kycStatus?: string }
  return status ?? kycStatus ?? ''
}

/** A text that may be given; undefined without one. */
const givenText = (fields: Fields, name: string): string | undefined =>
  fields.text(name, '').trim() || undefined

/** What a reviewer would decide. */
export const reviewCalls: readonly ControlCall[] = [
  {
    method: 'GET',
    path: 'reviews',
    run: ({ world }) => {
      const { read } = world.store
      return {
        reviews: pendingReviews(read)
          .slice(0, MOST_REVIEWS)
          .map((pending) => show(read, pending)),
      }
    },
  },
  ...REVIEW_KINDS.flatMap((kind) =>
    reviewActions(kind).map(
      (action): ControlCall => ({
        method: 'POST',
        path: `${kind}/{id}/${action}`,
        run: ({ world, path, fields, now }) => {
          const id = path.id as string
          const reason = givenText(fields, 'reason')
          const reference = action === 'confirm' ? givenText(fields, 'reference') : undefined
          const outcome = review(world, kind, id, action, reason, reference, now)
          if ('record' in outcome) return outcome.record
          if (outcome.error === 'recordNotFound') throw notFound(`There is no ${kind} "${id}".`)
          throw conflict(`The ${kind} "${id}" does not allow "${action}" as it stands.`)
        },
      }),
    ),
  ),
  {
    method: 'POST',
    path: 'processAll',
    run: ({ world, fields, now }) => ({
      decided: processAllReviews(
        world,
        fields.has('kinds') ? fields.get<readonly ReviewKind[]>('kinds') : undefined,
        now,
      ).map(({ kind, id, record }) => ({ kind, ref: id, status: statusOf(record) })),
    }),
  },
]
