import { type OperationId, operations } from '../contract/contract.ts'
import { httpError } from '../contract/reply.ts'
import type { Step } from './exchange.ts'

/** A path of the contract with the operations behind its methods. */
interface Route {
  /** Operation by HTTP method in capitals. */
  readonly methods: Readonly<Record<string, OperationId>>
  /** Name of the value after the last slash, for paths that end in one. */
  readonly parameter: string | undefined
}

/** A route and the decoded value of its path parameter. */
interface RouteMatch {
  readonly route: Route
  readonly path: Readonly<Record<string, string>>
}

const fixed = new Map<string, Route>()
const byPrefix = new Map<string, Route>()

for (const [id, { method, path }] of Object.entries(operations)) {
  const [, prefix, parameter] = /^(.*\/)\{(\w+)\}$/.exec(path) ?? []
  const table = prefix === undefined ? fixed : byPrefix
  const key = prefix ?? path
  const methods = { ...table.get(key)?.methods, [method.toUpperCase()]: id as OperationId }
  table.set(key, { methods, parameter })
}

const NO_VALUES = {}

/**
 * Finds the route of a path, which is still percent-encoded and has no query. Two look-ups, whatever the number
 * of operations. Empty path values match nothing.
 */
export const findRoute = (path: string): RouteMatch | undefined => {
  const route = fixed.get(path)
  if (route) return { route, path: NO_VALUES }
  const slash = path.lastIndexOf('/') + 1
  const dynamic = byPrefix.get(path.slice(0, slash))
  if (!dynamic?.parameter || slash === path.length) return undefined
  const value = path.slice(slash)
  if (!value.includes('%')) return { route: dynamic, path: { [dynamic.parameter]: value } }
  try {
    return { route: dynamic, path: { [dynamic.parameter]: decodeURIComponent(value) } }
  } catch {
    return undefined
  }
}

const NO_SUCH_PATH = httpError(404, 'No such path: look at /docs.')

/** The answer for an operation that no handler was given for. */
export const NOT_BUILT = httpError(501, 'This mock server does not answer this operation yet.')

/** Finds the operation of method and path, and its handler. */
export const match: Step = (exchange) => {
  const { method, path } = exchange.request
  const found = findRoute(path)
  if (!found) return NO_SUCH_PATH
  const id = found.route.methods[method === 'HEAD' ? 'GET' : method]
  if (!id) {
    const Allow = [...Object.keys(found.route.methods), 'OPTIONS'].join(', ')
    return httpError(405, 'This path answers another method: see Allow.', { headers: { Allow } })
  }
  exchange.operation = id
  exchange.path = found.path
  return exchange.handlers.has(id) ? undefined : NOT_BUILT
}
