import type { Json } from '../../src/document/json.ts'
import type { Operation } from '../../src/document/operation.ts'
import type { Handler } from '../server/handler.ts'
import type { Fault, FaultContext } from './fault.ts'

/** A fault that changes the successful JSON answers of an operation. */
export const changeAnswer = (
  { isFor }: FaultContext,
  operation: Operation,
  change: (body: Json, response: Response, request: Request) => Response | Promise<Response>,
): Fault => ({
  operation,
  wrap: (conforming) => async (request) => {
    const response = await conforming(request.clone())
    if (!isFor(operation, request) || !response.ok) return response
    const text = await response.clone().text()
    return text === '' ? response : change(JSON.parse(text), response, request)
  },
})

/** A fault that changes what an operation is asked, or answers in its place. */
export const changeRequest = (
  { isFor }: FaultContext,
  operation: Operation,
  change: (request: Request, conforming: Handler) => Promise<Response>,
): Fault => ({
  operation,
  wrap: (conforming) => (request) =>
    isFor(operation, request) ? change(request, conforming) : conforming(request),
})

/** The answer with another body. */
export const withBody = (response: Response, body: unknown): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status: response.status,
    headers: response.headers,
  })

/** A request to another URL with the same method, headers and body. */
export async function toUrl(request: Request, change: (url: URL) => void): Promise<Request> {
  const url = new URL(request.url)
  change(url)
  const body =
    request.method === 'GET' || request.method === 'HEAD' ? undefined : await request.clone().text()
  return new Request(url, {
    method: request.method,
    headers: request.headers,
    ...(body === undefined ? {} : { body }),
  })
}

/** The same request with another body. */
export const withJson = (request: Request, body: Json): Request =>
  new Request(request.url, { method: request.method, headers: request.headers, body: JSON.stringify(body) })
