import type { SecurityScheme } from '../document/operation.ts'
import type { Call } from './call.ts'

/** The tokens that a run has. */
export interface Tokens {
  readonly first: string | undefined
  readonly second: string | undefined
}

/** Where the token of a call goes: headers and query parameters. */
export function authorizationOf(call: Call, tokens: Tokens) {
  const headers: Record<string, string> = {}
  const query: [string, string][] = []
  const { credentials } = call
  if (credentials === 'none') return { headers, query }
  const token = typeof credentials === 'string' ? tokens[credentials] : credentials.forged
  if (token === undefined) return { headers, query }
  const choice = call.operation?.security.find((one) => one.length > 0) ?? []
  for (const scheme of choice) put(scheme, token, headers, query)
  return { headers, query }
}

function put(
  scheme: SecurityScheme,
  token: string,
  headers: Record<string, string>,
  query: [string, string][],
): void {
  if (scheme.type === 'apiKey' && scheme.in === 'query') query.push([scheme.parameter, token])
  else if (scheme.type === 'apiKey' && scheme.in === 'cookie') headers.Cookie = `${scheme.parameter}=${token}`
  else if (scheme.type === 'apiKey') headers[scheme.parameter] = token
  else if (scheme.scheme === 'basic')
    headers.Authorization = `Basic ${token.includes(':') ? Buffer.from(token).toString('base64') : token}`
  else headers.Authorization = /^bearer /i.test(token) ? token : `Bearer ${token}`
}
