import type { IncomingMessage, ServerResponse } from 'node:http'
import { findRoute } from '../api/router.ts'
import { controlOperations } from '../gen/control-operations.ts'

/** What a request was for: pages have no operation. */
export type RequestKind = 'customer' | 'control' | 'process' | 'page'

/** A request that is over. Nothing of it is secret: no address, no path with values, no header, no body. */
export interface ServedRequest {
  readonly kind: RequestKind
  readonly method: string
  /** The operationId; undefined of pages and of what no operation answers. */
  readonly operation: string | undefined
  readonly status: number
  readonly ms: number
  /** The world, once it was found. */
  readonly world: string | undefined
  /** Whom the key of the world was made for that was sent. */
  readonly user: string | undefined
  /** Whether the connection ended before the answer was sent. */
  readonly isAborted: boolean
}

/** Follows the requests of a process. */
export interface RequestObserver {
  begin(request: IncomingMessage, response: ServerResponse): void
  /** Notes which world a request is for, and by whose key it came. */
  note(request: IncomingMessage, world: string, user?: string): void
  /** Requests under way. */
  readonly underWay: number
}

const CONTROL = '/__sandbox/'
const controlRoutes = Object.entries(controlOperations).map(([operation, [method, template]]) => ({
  operation,
  method,
  pattern: new RegExp(`^${template.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
}))
const PROCESS = { '/__sandbox/health': 'getHealth', '/__sandbox/metrics': 'getMetrics' } as const

const purposeOf = (method: string, path: string): Pick<ServedRequest, 'kind' | 'operation'> => {
  if (path.startsWith('/swx'))
    return {
      kind: 'customer',
      operation: findRoute(path)?.route.methods[method === 'HEAD' ? 'GET' : method],
    }
  if (path in PROCESS) return { kind: 'process', operation: PROCESS[path as keyof typeof PROCESS] }
  if (!path.startsWith(CONTROL)) return { kind: 'page', operation: undefined }
  const operation = controlRoutes.find(
    (route) => route.method === method && route.pattern.test(path),
  )?.operation
  return { kind: operation === undefined ? 'page' : 'control', operation }
}

/** Calls listeners with each request once its answer is sent, or its connection has ended. */
export const observeRequests = (listeners: readonly ((served: ServedRequest) => void)[]): RequestObserver => {
  const notes = new WeakMap<IncomingMessage, { world: string; user: string | undefined }>()
  let underWay = 0
  return {
    begin(request, response) {
      underWay++
      const began = performance.now()
      response.once('close', () => {
        underWay--
        const { method = 'GET', url = '/' } = request
        const served: ServedRequest = {
          ...purposeOf(method, url.split('?', 1)[0] as string),
          method: /^[A-Z]{1,10}$/.test(method) ? method : 'OTHER',
          status: response.statusCode,
          ms: performance.now() - began,
          world: notes.get(request)?.world,
          user: notes.get(request)?.user,
          isAborted: !response.writableFinished,
        }
        for (const listener of listeners) listener(served)
      })
    },
    note: (request, world, user) => void notes.set(request, { world, user }),
    get underWay() {
      return underWay
    },
  }
}
