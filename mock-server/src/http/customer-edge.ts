import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { contractVersion } from '@swx/openapi/operations'
import type { CustomerReply, CustomerRequest } from '../api/customer-request.ts'
import type { Dispatcher } from '../api/dispatch.ts'
import { bodyLimitOf } from '../api/request-body.ts'
import { httpError, type Reply } from '../contract/reply.ts'
import type { FaultPlan } from '../faults/fault-plan.ts'
import type { ResponseFault } from '../faults/fault-rule.ts'
import { brokenBody } from '../faults/response-fault.ts'
import { parseFaultHeaders, type RequestedFault, UnknownFaultError } from './fault-headers.ts'
import type { Forwarded } from './forwarded.ts'
import { announcesBody, BodyRoom, discard, mayBeLarge, receiveBody } from './read-body.ts'
import { takesGzip } from './takes-gzip.ts'

/** Headers of every answer of the customer API: any page may call it, and it never pretends to be real. */
const CUSTOMER_HEADERS = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Sandbox': 'true',
  'X-Api-Version': contractVersion,
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'Idempotent-Replayed, X-Sandbox, Retry-After, X-Api-Version, Deprecation, Sunset',
} as const

const PREFLIGHT_HEADERS = {
  'X-Sandbox': 'true',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Max-Age': '600',
} as const

/** Answers longer than this are packed for clients that take it: the list of all instruments is 300 kB of digits. */
const WORTH_PACKING = 8_192
const pack = promisify(gzip)
const VARY = { Vary: 'Accept-Encoding' } as const

const write = (
  response: ServerResponse,
  { status, headers }: CustomerReply,
  body: string | Buffer,
  more: Readonly<Record<string, string>> = {},
): void => {
  const length = Buffer.byteLength(body)
  response.writeHead(status, { ...CUSTOMER_HEADERS, 'Content-Length': length, ...more, ...headers }).end(body)
}

/** Lets a fault happen to an answer. */
const sendBroken = async (
  request: IncomingMessage,
  response: ServerResponse,
  reply: CustomerReply,
  { delayMs = 0, end }: ResponseFault,
): Promise<void> => {
  if (delayMs > 0) await wait(delayMs, undefined, { ref: false })
  switch (end) {
    case undefined:
      return write(response, reply, reply.body)
    case 'reset':
      request.socket.resetAndDestroy()
      return
    case 'silence':
      // Nothing is ever sent; the client gives up and closes.
      return
    default:
      return write(response, { ...reply, status: 200 }, brokenBody(end, reply.body))
  }
}

/** Sends an answer; waits only where it is packed. */
const send = (
  request: IncomingMessage,
  response: ServerResponse,
  reply: CustomerReply,
): Promise<void> | undefined => {
  const { body } = reply
  if (reply.fault) return sendBroken(request, response, reply, reply.fault)
  if (body.length <= WORTH_PACKING) {
    write(response, reply, body)
    return undefined
  }
  if (!takesGzip(request.headers['accept-encoding'])) {
    write(response, reply, body, VARY)
    return undefined
  }
  return pack(body, { level: 3 }).then((packed) =>
    write(response, reply, packed, { ...VARY, 'Content-Encoding': 'gzip' }),
  )
}

/** How an answer is sent. */
type Finish = typeof send

/** Addresses of clients whose requests came through a proxy. */
const addresses = new WeakMap<IncomingMessage, string>()

/** Has a request count as one of the address that a proxy names. */
export const noteAddress = (request: IncomingMessage, { addressOf }: Forwarded): void => {
  const address = addressOf(request)
  if (address !== request.socket.remoteAddress) addresses.set(request, address)
}

const describe = (request: IncomingMessage, path: string, query: string): CustomerRequest => ({
  method: request.method ?? 'GET',
  path,
  query,
  header(name) {
    const value = request.headers[name]
    return Array.isArray(value) ? value.join(', ') : value
  },
  body: undefined,
  ip: addresses.get(request) ?? request.socket.remoteAddress ?? '',
})

/** Bytes of bodies that the process holds while they arrive: thirty of the largest images. */
const room = new BodyRoom(64 * 1_048_576)
const CROWDED = httpError(503, 'Too much is being sent at once: try again in a moment.', {
  headers: { 'Retry-After': '1' },
})

const serveWithBody = async (
  dispatcher: Dispatcher,
  request: IncomingMessage,
  response: ServerResponse,
  call: CustomerRequest,
  finish: Finish,
): Promise<void> => {
  const isLarge = mayBeLarge(request)
  // What may be large is not read for one who would be turned away after it.
  const unread = { ...call, isBodyUnread: true }
  const turnedAway = isLarge ? dispatcher.turnAway(unread) : undefined
  if (turnedAway) {
    discard(request)
    return finish(request, response, await turnedAway)
  }
  const limit = bodyLimitOf(call.path)
  const body = await receiveBody(request, limit.bytes, isLarge ? room : undefined)
  if (body === 'aborted') return
  if (body === 'too-large') return finish(request, response, dispatcher.answer(unread, limit.reply))
  if (body === 'crowded') return finish(request, response, dispatcher.answer(unread, CROWDED))
  return finish(request, response, await dispatcher.call({ ...call, body }))
}

/** Answers one request to the customer API, at once where nothing has to be waited for. */
export const serveCustomer = (
  dispatcher: Dispatcher,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: string,
  finish: Finish = send,
): Promise<void> | undefined => {
  const call = describe(request, path, query)
  if (announcesBody(request)) return serveWithBody(dispatcher, request, response, call, finish)
  const reply = dispatcher.call(call)
  return reply instanceof Promise
    ? reply.then((ready) => finish(request, response, ready))
    : finish(request, response, reply)
}

/** A caller who hears nothing of what was done. */
const keepSilent: Finish = (request, response, reply) =>
  send(request, response, { ...reply, fault: { end: 'silence' } })

/** Like {@link serveCustomer}, with the delay and the fault that the request asks for. */
export const serveSteered = async (
  faults: FaultPlan,
  dispatcher: Dispatcher,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: string,
): Promise<void> => {
  const call = describe(request, path, query)
  let asked: RequestedFault
  try {
    asked = parseFaultHeaders(call.header)
  } catch (error) {
    if (!(error instanceof UnknownFaultError)) throw error
    return send(request, response, dispatcher.answer(call, httpError(400, error.message)))
  }
  const { instead, hangAfterCommit, wait: asks } = asked
  if (asks) await wait(faults.draw(asks), undefined, { ref: false })
  if (instead) return send(request, response, dispatcher.answer(call, instead, 'fault'))
  return serveCustomer(dispatcher, request, response, path, query, hangAfterCommit ? keepSilent : send)
}

/** Answers a request that gets no further than the edge, in the envelope. */
export const refuseCustomer = (
  dispatcher: Dispatcher,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  reply: Reply,
): Promise<void> | undefined => send(request, response, dispatcher.answer(describe(request, path, ''), reply))

const ANY_PAGE_SENDS = 'Authorization, Content-Type, Accept-Language, virtually, Idempotency-Key'

/** Answers a preflight: the customer API may be called from any page, without credentials; worlds are for our own. */
export const servePreflight = (response: ServerResponse, isForeign: boolean): void => {
  const allowed = isForeign ? ANY_PAGE_SENDS : `${ANY_PAGE_SENDS}, X-Sandbox-World`
  response.writeHead(204, { ...PREFLIGHT_HEADERS, 'Access-Control-Allow-Headers': allowed }).end()
}
