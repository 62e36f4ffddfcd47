import { canAnswer, infoOf, isLockable } from '../../contract/contract.ts'
import { rejected } from '../../contract/rejected.ts'
import { error, type Reply } from '../../contract/reply.ts'
import { rejectLocked } from '../../domain/outcome.ts'
import { lockFor } from '../../domain/payment-lock.ts'
import type { User } from '../../domain/user.ts'
import type { Exchange, Step } from '../exchange.ts'

/**
 * What the contract says of an operation by its marks, in the documented order: the mode (`x-demo`, `demoDisabled` and `demoCannotUse`),
 * the state of the account (`userStatusWrong`), the payment lock (`x-lock`, `paymentLocked`). A lock is about real payments, so it does not
 * touch the demo ledger; a command that a lock leaves open lowers risk, so it stays open to a user who is locked.
 */
export const errorByMarks = ({ operation, mode, now }: Exchange, user: User): Reply | undefined => {
  if (!operation) return undefined
  const { demo, effect } = infoOf(operation)
  if (mode === 'demo') {
    if (effect === 'write' && !user.demoEnabled && canAnswer(operation, 'demoDisabled'))
      return error('demoDisabled')
    if (demo === 'refused') return error('demoCannotUse')
  }
  if (user.status === 'FROZEN') return error('userStatusWrong')
  const stopped = mode === 'real' && isLockable(operation) ? lockFor(user, operation, now) : undefined
  return stopped && rejected(rejectLocked(stopped))
}

/** Applies the marks before the handler; what a handler waits for has them applied again in its transaction. */
export const guards: Step = (exchange) => {
  exchange.rule = 'domain'
  return exchange.caller && errorByMarks(exchange, exchange.caller.user)
}
