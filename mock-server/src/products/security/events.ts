import { applyEffects } from '../../core/apply.ts'
import type { DueHandler } from '../../core/due-events.ts'
import { isRejected } from '../../domain/outcome.ts'
import { expirePaymentLock } from '../../domain/payment-lock.ts'

/** Ends a payment lock whose time is over; one that was set anew since has its own event. */
export const endPaymentLock: DueHandler = (tables, { ref, at }, world) => {
  const user = tables.users.get(ref)
  const outcome = user && expirePaymentLock(user, at)
  if (!outcome || isRejected(outcome)) return
  tables.users.put(outcome.user)
  applyEffects(world, tables, outcome, at)
}
