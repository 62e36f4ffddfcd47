import { canRefuseWith, infoOf, isLockable } from '../../contract/contract.ts'
import { lockNotice } from '../../contract/refused.ts'
import { type Reply, refuse } from '../../contract/reply.ts'
import { lockFor } from '../../domain/payment-lock.ts'
import type { User } from '../../domain/user.ts'
import type { Exchange } from '../exchange.ts'
import type { Step } from '../step.ts'

/**
 * What the contract says of an operation by its marks, in the documented order: the mode (`x-demo`, 11006 and 11005),
 * the state of the account (10008), the payment lock (`x-lock`, 11004). A lock is about real payments, so it does not
 * touch the demo ledger; a command that a lock leaves open lowers risk, so it stays open to a user who is locked.
 */
export const refuseByMarks = ({ operation, mode, now }: Exchange, user: User): Reply | undefined => {
  if (!operation) return undefined
  const { demo, effect } = infoOf(operation)
  if (mode === 'demo') {
    if (effect === 'write' && !user.demoEnabled && canRefuseWith(operation, '11006')) return refuse('11006')
    if (demo === 'refused') return refuse('11005')
  }
  if (user.status === 'FROZEN') return refuse('10008')
  const stopped = mode === 'real' && isLockable(operation) ? lockFor(user, operation, now) : undefined
  return stopped && { ...refuse('11004'), result: lockNotice(stopped) }
}

/** Applies the marks before the handler; what a handler waits for has them applied again in its transaction. */
export const guards: Step = (exchange) => {
  exchange.rule = 'domain'
  return exchange.caller && refuseByMarks(exchange, exchange.caller.user)
}
