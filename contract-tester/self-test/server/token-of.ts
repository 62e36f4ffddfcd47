import type { Operation } from '../../src/document/operation.ts'

/** The token that a request carries, by the scheme of its operation. */
export function tokenOf(operation: Operation, request: Request): string | undefined {
  const [scheme] = operation.security.find((choice) => choice.length > 0) ?? []
  if (scheme === undefined) return undefined
  const { type, in: place, parameter } = scheme
  if (type === 'apiKey' && place === 'query')
    return new URL(request.url).searchParams.get(parameter) ?? undefined
  if (type === 'apiKey' && place === 'cookie')
    return new RegExp(`${parameter}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1]
  if (type === 'apiKey') return request.headers.get(parameter) ?? undefined
  return request.headers.get('authorization')?.replace(/^Bearer /i, '')
}
