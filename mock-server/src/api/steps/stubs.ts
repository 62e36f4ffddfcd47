import type { Reply } from '../../contract/reply.ts'
import type { Stub } from '../../faults/stub.ts'
import type { CustomerRequest } from '../customer-request.ts'
import type { Step } from '../exchange.ts'
import { isJson, parseJson } from '../request-body.ts'
import { parseQuery } from './parse.ts'

export const stubReply = ({ answer, status = 200, delayMs }: Stub): Reply => ({
  status,
  code: answer.code ?? String(status),
  msg: answer.msg ?? '',
  result: answer.result ?? null,
  ...(delayMs === undefined ? {} : { fault: { delayMs } }),
})

const bodyOf = ({ body, header }: CustomerRequest): unknown => {
  if (!body || !isJson(header('content-type'))) return undefined
  const json = parseJson(body)
  return 'value' in json ? json.value : undefined
}

/** Gives the answer of a stub, for every user and every state of the books. */
export const stubs: Step = (exchange) => {
  const { world, operation, path = {}, request } = exchange
  if (!operation || world.stubs.size === 0) return undefined
  const stub = world.stubs.take(() => ({
    op: operation,
    path,
    query: parseQuery(request.query),
    body: bodyOf(request),
  }))
  if (!stub) return undefined
  exchange.rule = 'stub'
  return stubReply(stub)
}
