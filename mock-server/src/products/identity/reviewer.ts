import { createReviewer, type ReviewStep } from '../../core/reviewer.ts'
import { isRejected, type Outcome, reject } from '../../domain/outcome.ts'
import { kycVerdict, REASONS } from '../../domain/reviews/magic.ts'
import type { User } from '../../domain/user.ts'
import { approveKyc, failKyc, type Kyc, type KycChange } from './rules/kyc.ts'
import type { IdentityTables } from './tables.ts'
import { kycStateView } from './view.ts'

const carryOut =
  (command: (user: User, kyc: Kyc, step: ReviewStep<IdentityTables>) => Outcome<KycChange>) =>
  (step: ReviewStep<IdentityTables>, row: Kyc): Outcome<KycChange> => {
    const user = step.tables.users.get(row.userId)
    const outcome = user ? command(user, row, step) : reject('recordNotFound')
    if (!isRejected(outcome)) {
      step.tables.kycs.put(outcome.kyc)
      step.tables.users.put(outcome.user)
    }
    return outcome
  }

/** Reviews of identity checks, by the id of the user. */
export const kycReviewer = createReviewer<Kyc, IdentityTables>({
  kind: 'kyc',
  idOf: ({ userId }) => userId,
  find: ({ kycs }, userId) => kycs.get(userId),
  waits: ({ status }) => status === 'PENDING_REVIEW',
  pending: ({ kycs }) => kycs.listBy('pending', []),
  actions: {
    approve: carryOut((user, kyc, { now }) => approveKyc(user, kyc, now)),
    fail: carryOut((user, kyc, { reason, now }) => failKyc(user, kyc, reason ?? REASONS.unreadable, now)),
  },
  verdict: kycVerdict,
  actionFor: (_, action) => (action === 'approve' ? 'approve' : 'fail'),
  view: (kyc, now) => ({ userId: kyc.userId, ...kycStateView(kyc.status, kyc, now) }),
  about: () => 'Check of identity',
})
