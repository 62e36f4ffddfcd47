import { apiPath } from '../api/fetch-adapter.ts'
import { applyFault } from '../faults/apply-fault.ts'
import type { WireReply, WireRequest } from './wire.ts'

const CONTROL_PATH = '/__sandbox/'

/** Which part of the backend a URL belongs to, and its path there; undefined for pages, files and other hosts. */
export const backendPath = (url: URL): Pick<WireRequest, 'kind' | 'path'> | undefined => {
  const api = apiPath(url.href)
  if (api !== undefined) return { kind: 'customer', path: api }
  const start = url.pathname.indexOf(CONTROL_PATH)
  const path = start < 0 ? '' : url.pathname.slice(start + CONTROL_PATH.length)
  return path === '' || /\.(html|js|css|svg|map)$/.test(path) ? undefined : { kind: 'control', path }
}

/** A fetch request in the form in which one tab sends it to another. */
export const toWire = async (
  request: Request,
  route: Pick<WireRequest, 'kind' | 'path'>,
): Promise<WireRequest> => {
  const body = request.body === null ? undefined : new Uint8Array(await request.arrayBuffer())
  return {
    ...route,
    id: crypto.randomUUID(),
    method: request.method,
    query: new URL(request.url).search.slice(1),
    // A service worker does not see what the browser calls itself, which sessions are listed by.
    headers: { 'user-agent': navigator.userAgent, ...Object.fromEntries(request.headers) },
    body,
  }
}

/** The answer as a fetch response, or what a fault leaves of it. */
export const fromWire = ({ status, headers, body, fault }: WireReply, request: Request): Promise<Response> =>
  applyFault(
    fault,
    body,
    (text) =>
      new Response(text, {
        status,
        headers: { 'Content-Type': 'application/json', 'X-Sandbox': 'true', ...headers },
      }),
    request,
  )
