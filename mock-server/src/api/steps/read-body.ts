import { readRequestBody, refusePacked } from '../request-body.ts'
import type { Step } from '../step.ts'

/** Reads the body by its content type. Only a form takes a while. */
export const readBody: Step = (exchange) => {
  const { operation, request } = exchange
  if (!operation) return undefined
  const packed = request.body?.length ? refusePacked(request.header('content-encoding')) : undefined
  if (packed) return packed
  const body = readRequestBody(operation, request.body, request.header('content-type'))
  const take = (read: Awaited<typeof body>) => {
    if ('status' in read) return read
    exchange.body = read
    return undefined
  }
  return body instanceof Promise ? body.then(take) : take(body)
}
