import { ConfigurationError } from '../errors/configuration-error.ts'
import { ContractError } from '../errors/contract-error.ts'
import type { Answer } from './answer.ts'
import type { CallInit } from './call-options.ts'
import { originOf } from './check-options.ts'
import { operationAt } from './operation-table.ts'
import { isSafePath } from './path.ts'
import { errorTexts } from './read-answer.ts'

type Query = Record<string, string | string[]>

const isCallCache = (cache: Request['cache']): cache is 'no-cache' | 'reload' | 'no-store' =>
  cache === 'no-cache' || cache === 'reload' || cache === 'no-store'

/** The values of a URL's query; what occurs several times is a list. */
function queryOf(values: URLSearchParams): Query {
  const query: Query = Object.create(null)
  for (const name of new Set(values.keys())) {
    const given = values.getAll(name)
    query[name] = given.length > 1 ? given : (given[0] ?? '')
  }
  return query
}

/** The body of a request as a call takes it. */
async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) return await request.formData()
  const text = await request.text()
  return text === '' ? undefined : JSON.parse(text)
}

/** Headers that a client writes itself, or that depend on a body which it writes anew. */
const isWrittenAnew = (name: string) => /^(accept|content-type|content-length)$/.test(name)

const headersOf = ({ headers }: Request) => [...headers].filter(([name]) => !isWrittenAnew(name))

/** A `Response` with one of these statuses takes no body, not even an empty one. */
const bodilessStatuses = [204, 205, 304]

/** Whether a `Response` can be made with a status; those of the network can have others. */
const isConstructible = (status: number) => status >= 200 && status <= 599

/**
 * A client as a `fetch`. A request goes the way of every other call, so that session, deadline, retries, cache and keys
 * are the same; its own headers make it a call of its own that is not cached.
 */
export async function fetchAs(
  baseUrl: string,
  send: (method: 'GET' | 'POST', path: string, init?: CallInit) => Promise<Answer>,
  input: string | URL | Request,
  init: RequestInit | undefined,
): Promise<Response> {
  const origin = originOf(baseUrl)
  const request = new Request(
    typeof input === 'string' && input.startsWith('/') ? origin + input : input,
    init,
  )
  const { pathname, searchParams, origin: asked } = new URL(request.url)
  const method = request.method
  const facts = { method, path: pathname }
  if (asked !== origin)
    throw new ConfigurationError(`was not sent: it asks ${asked}, this client is for ${origin}`, facts)
  if (method !== 'GET' && method !== 'POST')
    throw new ContractError('was not sent: the contract has GET and POST only', facts)
  // `pathname` is already normalised: ".." may have led to another operation.
  const written = typeof input === 'string' ? input.replace(/^[a-z]+:\/\/[^/]*|[?#].*$/gi, '') : pathname
  if (!isSafePath(written) || !operationAt(pathname))
    throw new ContractError('was not sent: no operation of the contract has this path', facts)

  let body: unknown
  try {
    body = method === 'POST' ? await bodyOf(request) : undefined
  } catch (cause) {
    throw new ContractError('was not sent: its body is neither JSON nor a form', { ...facts, cause })
  }
  const headers = headersOf(request)
  const { data, error, response } = await send(method, pathname, {
    params: { query: queryOf(searchParams) },
    body,
    signal: request.signal,
    ...(headers.length > 0 && { headers }),
    ...(isCallCache(request.cache) ? { cache: request.cache } : {}),
  })
  if (data) return Response.json(data, { status: response?.status ?? 200 })
  const text = response && errorTexts.get(response)
  if (response === undefined || text === undefined || !isConstructible(response.status)) throw error
  return new Response(bodilessStatuses.includes(response.status) ? null : text, {
    status: response.status,
    headers: { 'Content-Type': 'application/json' },
  })
}
