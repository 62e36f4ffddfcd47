import { badRequest } from '../../contract/reply.ts'
import { checkRequest } from '../check-request.ts'
import { parseQuery } from '../request-parts.ts'
import type { Step } from '../step.ts'

/** Parses every part of the request by the contract; query and path values become what their schemas say. */
export const parse: Step = (exchange) => {
  const { operation, request, path = {}, body } = exchange
  if (!operation) return undefined
  const query = parseQuery(request.query)
  const errors = checkRequest(operation, { query, path, header: request.header, body: body?.described })
  if (errors.length > 0) return badRequest(errors)
  exchange.query = query
  exchange.mode = request.header('virtually') === 'NO' ? 'real' : 'demo'
  return undefined
}
