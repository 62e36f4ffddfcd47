import { canAnswer, infoOf, type OperationId } from '../../contract/contract.ts'
import type { SignedIn } from '../../contract/operation.ts'
import { error, httpError, type Reply } from '../../contract/reply.ts'
import { endSession, findSession, useSession } from '../../core/users.ts'
import type { World } from '../../runtime/world.ts'
import type { CustomerRequest } from '../customer-request.ts'
import type { Step } from '../exchange.ts'

const UNAUTHORISED = httpError(401, '', { headers: { 'WWW-Authenticate': 'Bearer realm="swx"' } })

/**
 * Who is calling, by the session it names or its `Authorization` header; a reply where the call ends here for want of a session. An
 * operation that works without a session takes a dead one for none. The sessions of a frozen user are dead, but
 * where an operation can say that the account forbids it, it does.
 */
const findCaller = (
  world: World,
  id: OperationId,
  { sessionId, header }: CustomerRequest,
  now: number,
): SignedIn | Reply | undefined => {
  const { auth } = infoOf(id)
  if (auth === 'public') return undefined
  const without = auth === 'token' ? UNAUTHORISED : undefined

  const session =
    sessionId === undefined
      ? findSession(world.store.read, header('authorization'))
      : world.store.read.sessions.get(sessionId)
  if (!session) return without
  if (!useSession(world.store, session, now)) return without
  const user = world.store.read.users.get(session.userId)
  if (!user) return canAnswer(id, 'userNotFound') ? error('userNotFound') : without
  if (user.status === 'FROZEN' && !canAnswer(id, 'userStatusWrong')) return without
  if (session.expireAs === undefined) return { session, user }
  if (!without) return undefined
  world.store.transaction((tables) => endSession(tables, session.id))
  return session.expireAs === 'body' ? error('sessionEnded') : without
}

/** Finds out who calls, or that a session is needed and there is none. */
export const authenticate: Step = (exchange) => {
  const { world, operation, request } = exchange
  const found = operation && findCaller(world, operation, request, exchange.now)
  if (found && 'status' in found) return found
  exchange.caller = found
  return undefined
}
