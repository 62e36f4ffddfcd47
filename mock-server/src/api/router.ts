import { type OperationId, operations } from '../contract/contract.ts'

/** A path of the contract with the operations behind its methods. */
export interface Route {
  /** Operation by HTTP method in capitals. */
  readonly methods: Readonly<Record<string, OperationId>>
  /** Name of the value after the last slash, for paths that end in one. */
  readonly parameter: string | undefined
}

/** A route and the decoded value of its path parameter. */
export interface RouteMatch {
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
