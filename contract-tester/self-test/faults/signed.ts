import type { Operation } from '../../src/document/operation.ts'

/** The request with another token. */
export async function signed(operation: Operation, request: Request, token: string): Promise<Request> {
  const [scheme] = operation.security.find((choice) => choice.length > 0) ?? []
  const url = new URL(request.url)
  const headers = new Headers(request.headers)
  if (scheme?.type === 'apiKey' && scheme.in === 'query') url.searchParams.set(scheme.parameter, token)
  else if (scheme?.type === 'apiKey' && scheme.in === 'cookie')
    headers.set('cookie', `${scheme.parameter}=${token}`)
  else if (scheme?.type === 'apiKey') headers.set(scheme.parameter, token)
  else headers.set('authorization', `Bearer ${token}`)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(url, {
    method: request.method,
    headers,
    ...(hasBody ? { body: await request.clone().text() } : {}),
  })
}
