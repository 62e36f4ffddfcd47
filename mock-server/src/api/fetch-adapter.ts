import { contractVersion } from '@swx/openapi/operations'
import { applyFault } from '../faults/apply-fault.ts'
import type { CustomerReply, CustomerRequest } from './customer-request.ts'
import type { Dispatcher } from './dispatch.ts'
import { bodyLimitOf } from './request-body.ts'

/** Where the customer API begins in any path, whatever a deployment puts before it. */
export const API_PATH = '/swx/customer/'

/** What comes before and after the question mark of a URL in its normal form, which all requests have. */
const splitUrl = (url: string): [start: string, query: string] => {
  const hash = url.indexOf('#')
  const whole = hash < 0 ? url : url.slice(0, hash)
  const mark = whole.indexOf('?')
  return mark < 0 ? [whole, ''] : [whole.slice(0, mark), whole.slice(mark + 1)]
}

const below = (start: string): string | undefined => {
  const index = start.indexOf(API_PATH)
  return index < 0 ? undefined : start.slice(index)
}

/**
 * The part of a URL's path that the contract knows, or undefined when it is none of the customer API. The URL is in
 * its normal form; taking it apart as a text costs a tenth of what a `URL` does, and every caught request passes here.
 */
export const apiPath = (url: string): string | undefined => below(splitUrl(url)[0])

const respond = (body: string, { status, headers }: CustomerReply): Response =>
  new Response(body, {
    status,
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'X-Sandbox': 'true',
      'X-Api-Version': contractVersion,
      ...headers,
    },
  })

const toResponse = (reply: CustomerReply, request: Request): Response | Promise<Response> =>
  reply.fault
    ? applyFault(reply.fault, reply.body, (body) => respond(body, reply), request)
    : respond(reply.body, reply)

/** Answers a fetch request to the customer API; the caller has looked at its path. */
export const answerFetch = async (
  dispatcher: Dispatcher,
  request: Request,
  ip = 'local',
): Promise<Response> => {
  const [start, query] = splitUrl(request.url)
  const { headers } = request
  const call: CustomerRequest = {
    method: request.method,
    path: below(start) ?? new URL(start).pathname,
    query,
    header: (name) => headers.get(name) ?? undefined,
    body: undefined,
    ip,
  }
  if (request.body === null) return toResponse(await dispatcher.call(call), request)
  const body = new Uint8Array(await request.arrayBuffer())
  const limit = bodyLimitOf(call.path)
  if (body.length > limit.bytes) return toResponse(dispatcher.answer(call, limit.reply), request)
  return toResponse(await dispatcher.call({ ...call, body }), request)
}
