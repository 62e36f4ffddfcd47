import { canRefuseWith, checkRequest, infoOf, type OperationId } from '../contract/contract.ts'
import { renderEnvelope } from '../contract/envelope.ts'
import type { Call, Operation, SignedIn } from '../contract/operation.ts'
import { badRequest, problem, type Reply, refuse } from '../contract/reply.ts'
import type { Mode } from '../ledger/entry.ts'
import type { Attempt } from '../runtime/journal.ts'
import type { World } from '../runtime/world.ts'
import { attemptOf } from './attempt-key.ts'
import { authenticate } from './authenticate.ts'
import type { CustomerReply, CustomerRequest } from './customer-request.ts'
import { answerExchange, beginExchange, type Exchange, renderExchange } from './exchange.ts'
import { isToHang, replyInstead, unanswered, withFault } from './fault-reply.ts'
import { answerBefore, keepAnswer } from './idempotency-store.ts'
import { ReceivedCall } from './received-call.ts'
import { type RequestBody, readRequestBody } from './request-body.ts'
import { parseQuery } from './request-parts.ts'
import { findRoute } from './router.ts'

/** The customer API of one world. */
export interface Dispatcher {
  /** Answers a request, at once where nothing has to be waited for. Never throws. */
  call(request: CustomerRequest): CustomerReply | Promise<CustomerReply>
  /**
   * Answers a request with a reply that was decided elsewhere, such as a body too large to read.
   *
   * @param rule what decided it. @default 'guard'
   */
  answer(request: CustomerRequest, reply: Reply, rule?: 'guard' | 'fault'): CustomerReply
  /** Whether the operation of a request is among those it was given; a request that is for none needs none. */
  answers(request: CustomerRequest): boolean
}

const NO_SUCH_PATH = problem(404, 'No such path: look at /docs.')
const FAILED = problem(500, 'The server failed; quote the traceId to support.')
const NOT_BUILT = problem(501, 'This mock server does not answer this operation yet.')

/** How a dispatcher works. */
export interface DispatchOptions {
  /** Checks every reply against the contract; one that does not fit is answered with HTTP 500 instead. */
  readonly checkReply?: ((id: OperationId, reply: Reply, body: string) => string | undefined) | undefined
  /** Told about exceptions and replies that break the contract; callers only learn the trace id. */
  readonly onFault?: ((error: Error, traceId: string) => void) | undefined
}

/** Binds operations to a world. Everything is answered in the envelope; nothing throws. */
export const createDispatcher = (
  world: World,
  handlers: readonly Operation[],
  { checkReply, onFault }: DispatchOptions = {},
): Dispatcher => {
  const byId = new Map(handlers.map((one) => [one.id, one.handle]))

  /** Runs the transaction of a call and keeps its answer: in that transaction, or in one of its own without. */
  const keeperOf = (exchange: Exchange, attempt: Attempt | undefined) => {
    const { traceId, now } = exchange
    let kept = attempt === undefined
    const commit: Call<OperationId>['commit'] = (work) => {
      exchange.before = world.store.snapshot()
      const done = world.store.transaction((tables) => {
        const reply = work(tables)
        if (attempt) keepAnswer(tables, attempt, reply, renderEnvelope(reply, traceId, now), world.wall())
        kept = true
        return reply
      })
      exchange.after = world.store.snapshot()
      return done
    }
    return { commit, keep: (reply: Reply): Reply => (kept ? reply : commit(() => reply)) }
  }

  /** The guards in the documented order, then the handler. */
  const perform = (
    exchange: Exchange,
    id: OperationId,
    path: Readonly<Record<string, string>>,
  ): Reply | Promise<Reply> => {
    const { request } = exchange
    const handle = byId.get(id)
    if (!handle) return NOT_BUILT
    const caller = authenticate(world, id, request)
    if (caller && 'status' in caller) return caller
    if (caller) {
      exchange.userId = caller.user.id
      exchange.sessionId = caller.session.id
    }

    const fault = world.faults.size > 0 ? world.faults.take(id, exchange.userId) : undefined
    const instead = fault && replyInstead(fault)
    if (instead) {
      exchange.rule = 'fault'
      return instead
    }
    const body = readRequestBody(id, request.body, request.header('content-type'))
    const reply =
      body instanceof Promise
        ? body.then((read) => carryOut(exchange, id, path, handle, caller, read))
        : carryOut(exchange, id, path, handle, caller, body)
    return fault ? withFault(fault, reply) : reply
  }

  /** What follows once the body is read. */
  const carryOut = (
    exchange: Exchange,
    id: OperationId,
    path: Readonly<Record<string, string>>,
    handle: Operation['handle'],
    caller: SignedIn | undefined,
    body: RequestBody | Reply,
  ): Reply | Promise<Reply> => {
    if ('status' in body) return body
    exchange.body = body.described
    const { request, now } = exchange
    const query = parseQuery(request.query)
    const errors = checkRequest(id, { query, path, header: request.header, body: body.described })
    if (errors.length > 0) return badRequest(errors)

    const mode: Mode = request.header('virtually') === 'NO' ? 'real' : 'demo'
    const key = caller && infoOf(id).money ? request.header('idempotency-key') : undefined
    const attempt =
      caller && key !== undefined
        ? (request.attempt ??
          attemptOf(world.store.read, {
            key,
            userId: caller.user.id,
            mode,
            path: infoOf(id).path,
            body: body.value,
          }))
        : undefined
    if (attempt) exchange.attempt = attempt
    const known = attempt && answerBefore(world, attempt)
    if (known) return known

    const keeper = keeperOf(exchange, attempt)
    exchange.rule = 'domain'
    const run = (): Reply | Promise<Reply> => {
      if (caller && mode === 'demo') {
        const { demo, effect } = infoOf(id)
        if (effect === 'write' && !caller.user.demoEnabled && canRefuseWith(id, '11006'))
          return refuse('11006')
        if (demo === 'refused') return refuse('11005')
      }
      if (caller?.user.status === 'FROZEN') return refuse('10008')
      const { commit } = keeper
      return handle(
        new ReceivedCall(request, {
          query,
          path,
          body: body.value,
          now,
          mode,
          commit,
          signedIn: caller,
        }) as never,
      )
    }
    if (!attempt) return run()
    const reply = run()
    const hangs = isToHang(key)
    const answer = (ready: Reply): Reply => (hangs ? unanswered(keeper.keep(ready)) : keeper.keep(ready))
    if (!(reply instanceof Promise)) return answer(reply)
    world.running.set(attempt.id, { userId: attempt.userId, since: now })
    return reply.then(answer).finally(() => world.running.delete(attempt.id))
  }

  const operationOf = ({ method, path }: CustomerRequest): OperationId | undefined =>
    findRoute(path)?.route.methods[method === 'HEAD' ? 'GET' : method]

  const route = (exchange: Exchange): Reply | Promise<Reply> => {
    const { method, path } = exchange.request
    const match = findRoute(path)
    if (!match) return NO_SUCH_PATH
    const id = match.route.methods[method === 'HEAD' ? 'GET' : method]
    if (id) {
      exchange.operation = id
      return perform(exchange, id, match.path)
    }
    const Allow = [...Object.keys(match.route.methods), 'OPTIONS'].join(', ')
    return problem(405, 'This path answers another method: see Allow.', { headers: { Allow } })
  }

  const finish = (exchange: Exchange, reply: Reply): CustomerReply => {
    const { operation, traceId, rule } = exchange
    if (checkReply && operation && reply !== NOT_BUILT && rule !== 'fault') {
      const body = renderExchange(exchange, reply)
      const details = checkReply(operation, reply, body)
      if (details !== undefined) {
        const text = `The reply of ${operation} with code ${reply.code} does not fit the contract: ${details}.`
        onFault?.(new Error(text), traceId)
        return answerExchange(world, exchange, problem(500, text))
      }
      return answerExchange(world, exchange, reply, body)
    }
    return answerExchange(world, exchange, reply)
  }

  const fail = (exchange: Exchange, cause: unknown): CustomerReply => {
    onFault?.(cause instanceof Error ? cause : new Error(String(cause)), exchange.traceId)
    return answerExchange(world, exchange, FAILED)
  }

  return {
    call(request) {
      const exchange = beginExchange(world, request, 'guard')
      try {
        exchange.now = world.now()
        exchange.before = world.store.snapshot()
        const reply = route(exchange)
        if (!(reply instanceof Promise)) return finish(exchange, reply)
        return reply.then((ready) => finish(exchange, ready)).catch((cause) => fail(exchange, cause))
      } catch (cause) {
        return fail(exchange, cause)
      }
    },
    answer(request, reply, rule = 'guard') {
      const exchange = beginExchange(world, request, rule)
      const operation = operationOf(request)
      if (operation) exchange.operation = operation
      return answerExchange(world, exchange, reply)
    },
    answers(request) {
      const operation = operationOf(request)
      return operation === undefined || byId.has(operation)
    },
  }
}
