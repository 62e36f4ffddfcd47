import { onUserLeaves } from '#core/session/user-leaves.ts'
import { hasLocks, holdLock } from '#lib/storage/hold-lock.ts'
import { type AccountOwner, type Attempt, keptAttempts } from './attempt.ts'
import { submissionClock } from './find-out.ts'
import { createMoneySubmission, type MoneySubmission } from './money-submission.ts'

const submissions = new Map<string, MoneySubmission>()

/** When there are this many, `dropUnusedSubmissions` drops those that nothing uses. */
const mostKept = 50

/**
 * The submission of an operation on one thing. It lives outside of components, so that what was sent is known on every
 * page. Rendering may ask for it as often as it likes: a submission that was made changes nothing until it is used.
 */
export function submissionOf(
  owner: AccountOwner,
  { operation, scope }: Pick<Attempt, 'operation' | 'scope'>,
): MoneySubmission {
  const name = JSON.stringify([owner.userName, owner.mode, operation, scope])
  const known = submissions.get(name)
  if (known) return known
  const opened = createMoneySubmission(
    { operation, scope },
    { kept: keptAttempts(owner), clock: submissionClock, holdLock, seesOtherTabs: hasLocks() },
  )
  submissions.set(name, opened)
  return opened
}

/** Drops what is not used, once there are many; called when a dialog has closed, never while rendering. */
export function dropUnusedSubmissions(): void {
  if (submissions.size < mostKept) return
  for (const [name, submission] of submissions) if (submission.isUnused()) submissions.delete(name)
}

/** Forgets every submission, as a reload does. */
export const forgetSubmissions = (): void => submissions.clear()

// The session ends with the token, so what has not arrived yet is not carried out any more.
onUserLeaves((leaving) => {
  if (leaving !== 'expiry') forgetSubmissions()
})
