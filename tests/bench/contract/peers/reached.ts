import type { Handler } from '../../../../contract-tester/self-test/server/handler.ts'
import { operationsOf, serverPathOf } from '../../../../contract-tester/src/document/operations.ts'
import type { ApiDocument } from '../../../../contract-tester/src/index.ts'
import { envelopeOf } from '../../../../contract-tester/src/plan/envelope.ts'
import { outcomeOf } from '../../../../contract-tester/src/plan/outcome.ts'
import { valuesIn } from '../../../../contract-tester/src/plan/template.ts'

/** A server that notes which operations it answered with a success, whatever tool called them. */
export function notingReached(document: ApiDocument, handler: Handler) {
  const operations = operationsOf(document)
  const envelope = envelopeOf(document.root, operations)
  const base = serverPathOf(document)
  const reached = new Set<string>()
  const noting: Handler = async (request) => {
    const { method } = request
    const path = decodeURIComponent(new URL(request.url).pathname).slice(base.length)
    const called = operations.filter((one) => one.method === method && valuesIn(one.path, path) !== undefined)
    const response = await handler(request)
    const [operation] = called.toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
    if (operation === undefined) return response
    const { status, headers } = response
    const text = await response.clone().text()
    const json = /json/.test(headers.get('content-type') ?? '') ? JSON.parse(text || 'null') : undefined
    const answer = { status, headers, text, json, ms: 0, cut: undefined }
    if (outcomeOf(answer, envelope) === 'done') reached.add(operation.id)
    return response
  }
  return { handler: noting, reached: () => reached.size, operations: operations.length }
}
