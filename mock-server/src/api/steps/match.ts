import { httpError } from '../../contract/reply.ts'
import { findRoute } from '../router.ts'
import type { Step } from '../step.ts'

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
