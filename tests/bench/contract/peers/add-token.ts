import type { Handler } from '../../../../contract-tester/self-test/server/handler.ts'
import { TOKENS } from '../../../../contract-tester/self-test/server/serve-document.ts'
import { operationsOf } from '../../../../contract-tester/src/document/operations.ts'
import { authorizationOf } from '../../../../contract-tester/src/http/authorization.ts'
import type { ApiDocument } from '../../../../contract-tester/src/index.ts'

/** The server as it looks to a caller whose every call carries the token. */
export function withToken(document: ApiDocument, handler: Handler): Handler {
  const operation = operationsOf(document).find(({ needsToken }) => needsToken)
  if (operation === undefined) return handler
  const { headers, query } = authorizationOf(
    { operation, credentials: 'first' } as Parameters<typeof authorizationOf>[0],
    { first: TOKENS[0], second: undefined },
  )
  return async (request) => {
    const url = new URL(request.url)
    for (const [name, value] of query) url.searchParams.set(name, value)
    const all = new Headers(request.headers)
    for (const [name, value] of Object.entries(headers)) all.set(name, value)
    const body = ['GET', 'HEAD'].includes(request.method) ? undefined : await request.text()
    return handler(new Request(url, { method: request.method, headers: all, ...(body ? { body } : {}) }))
  }
}
