import type { OperationId } from '../contract/contract.ts'
import type { Operation } from '../contract/operation.ts'
import { httpError, type Reply } from '../contract/reply.ts'
import type { World } from '../runtime/world.ts'
import { WorldUnavailableError } from '../runtime/world-persistence.ts'
import type { CustomerReply, CustomerRequest } from './customer-request.ts'
import { beginExchange, type Exchange } from './exchange.ts'
import { journal } from './journal.ts'
import { type CheckReply, type OnFault, render } from './render.ts'
import { packedError } from './request-body.ts'
import { findRoute, match } from './router.ts'
import { authenticate } from './steps/authenticate.ts'
import { steps } from './steps.ts'

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
  /**
   * The answer to a request that its body cannot change: there is no such path, no session, or the body is packed.
   * Undefined when the body has to be read.
   */
  turnAway(request: CustomerRequest): CustomerReply | Promise<CustomerReply> | undefined
  /** Whether the operation of a request is among those it was given; a request that is for none needs none. */
  answers(request: CustomerRequest): boolean
}

/** How a dispatcher works. */
export interface DispatchOptions {
  /** Checks every reply against the contract; one that does not fit is answered with HTTP 500 instead. */
  readonly checkReply?: CheckReply | undefined
  readonly onFault?: OnFault | undefined
}

const FAILED = httpError(500, 'The server failed; quote the traceId to support.')
const unavailable = ({ message }: WorldUnavailableError): Reply =>
  httpError(503, message, { headers: { 'Retry-After': '1' } })

const operationOf = ({ method, path }: CustomerRequest): OperationId | undefined =>
  findRoute(path)?.route.methods[method === 'HEAD' ? 'GET' : method]

/** Takes the steps from one on, without waiting where a step does not. */
const takeSteps = (exchange: Exchange, from = 0): Reply | Promise<Reply> => {
  for (let next = from; next < steps.length; next++) {
    const reply = steps[next]?.(exchange)
    if (reply instanceof Promise) return reply.then((ready) => ready ?? takeSteps(exchange, next + 1))
    if (reply) return reply
  }
  throw new Error(`No step answered ${exchange.operation}.`)
}

/** Binds operations to a world. Everything is answered in the envelope; nothing throws. */
export const createDispatcher = (
  world: World,
  operations: readonly Operation[],
  { checkReply, onFault }: DispatchOptions = {},
): Dispatcher => {
  const handlers = new Map(operations.map((one) => [one.id, one.handle]))
  const api = { world, handlers }

  const release = ({ attempt, isRunning }: Exchange): void => {
    if (attempt && isRunning) world.running.delete(attempt.id)
  }

  const send = (exchange: Exchange, ready: Reply): CustomerReply => {
    const { reply, body } = render(exchange, ready, checkReply, onFault)
    return journal(exchange, reply, body)
  }

  const fail = (exchange: Exchange, cause: unknown): CustomerReply => {
    release(exchange)
    const isExpected = cause instanceof WorldUnavailableError
    if (!isExpected) onFault?.(cause instanceof Error ? cause : new Error(String(cause)), exchange.traceId)
    const { reply, body } = render(exchange, isExpected ? unavailable(cause) : FAILED)
    return journal(exchange, reply, body)
  }

  const finish = (exchange: Exchange, ready: Reply): CustomerReply | Promise<CustomerReply> => {
    const reply = exchange.endings.reduceRight((before, ending) => ending(before), ready)
    release(exchange)
    // What was read or written is shown once it is kept.
    const kept = world.store.kept()
    if (!kept) return send(exchange, reply)
    return kept.then(
      () => send(exchange, reply),
      (cause) => fail(exchange, cause),
    )
  }

  return {
    call(request) {
      const exchange = beginExchange(api, request, 'guard')
      try {
        exchange.now = world.settle()
        exchange.before = world.store.snapshot()
        const reply = takeSteps(exchange)
        if (!(reply instanceof Promise)) return finish(exchange, reply)
        return reply.then((ready) => finish(exchange, ready)).catch((cause) => fail(exchange, cause))
      } catch (cause) {
        return fail(exchange, cause)
      }
    },
    turnAway(request) {
      const exchange = beginExchange(api, request, 'guard')
      try {
        exchange.now = world.settle()
        exchange.before = world.store.snapshot()
        // A stub answers every caller, by what is in the body.
        const isStubbed = world.stubs.size > 0
        const reply =
          match(exchange) ??
          (isStubbed ? undefined : authenticate(exchange)) ??
          packedError(request.header('content-encoding'))
        return reply instanceof Promise || !reply ? undefined : finish(exchange, reply)
      } catch (cause) {
        return fail(exchange, cause)
      }
    },
    answer(request, reply, rule = 'guard') {
      const exchange = beginExchange(api, request, rule)
      const operation = operationOf(request)
      if (operation) exchange.operation = operation
      const { body } = render(exchange, reply)
      return journal(exchange, reply, body)
    },
    answers(request) {
      const operation = operationOf(request)
      return operation === undefined || handlers.has(operation)
    },
  }
}
