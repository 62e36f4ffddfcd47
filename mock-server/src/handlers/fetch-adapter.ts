import { meetMishap } from '../faults/meet-mishap.ts'
import type { CustomerReply, CustomerRequest, Dispatcher } from './dispatch.ts'
import { bodyLimitOf } from './request-body.ts'

/** Where the customer API begins in any path, whatever a deployment puts before it. */
export const API_PATH = '/swx/customer/'

/** The part of a URL's path that the contract knows, or undefined when it is none of the customer API. */
export const apiPath = (url: URL): string | undefined => {
  const start = url.pathname.indexOf(API_PATH)
  return start < 0 ? undefined : url.pathname.slice(start)
}

const toResponse = (
  { status, headers, body, mishap }: CustomerReply,
  signal?: AbortSignal,
): Promise<Response> =>
  meetMishap(
    mishap,
    body,
    (text) =>
      new Response(text, {
        status,
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Cache-Control': 'no-store',
          'X-Sandbox': 'true',
          ...headers,
        },
      }),
    signal,
  )

/** Answers a fetch request to the customer API; the caller has looked at its path. */
export const answerFetch = async (
  dispatcher: Dispatcher,
  request: Request,
  ip = 'local',
): Promise<Response> => {
  const url = new URL(request.url)
  const call: CustomerRequest = {
    method: request.method,
    path: apiPath(url) ?? url.pathname,
    query: url.search.slice(1),
    header: (name) => request.headers.get(name) ?? undefined,
    body: undefined,
    ip,
  }
  const body = request.body === null ? undefined : new Uint8Array(await request.arrayBuffer())
  const limit = bodyLimitOf(call.path)
  if (body && body.length > limit.bytes) return toResponse(dispatcher.answer(call, limit.reply))
  return toResponse(await dispatcher.call({ ...call, body }), request.signal)
}
