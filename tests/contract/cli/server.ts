import type { ContractOperation } from '../support/document.ts'
import { exampleInput } from '../support/example-input.ts'

/** An answer of the server, read whole. */
export interface Answer {
  /** The request, for reports: method and path. */
  readonly request: string
  readonly status: number
  readonly headers: Headers
  /** The body as JSON, or as text when it is none. */
  readonly body: unknown
}

/** What differs from the example of the contract. */
export interface Ask {
  readonly token?: string | undefined
  readonly mode?: 'real' | 'demo'
  readonly method?: string
  /** Text of the body in place of the example. */
  readonly body?: string
  /** Query in place of the example's. */
  readonly query?: Readonly<Record<string, string>>
}

/** The server under test. */
export interface Server {
  readonly baseUrl: string
  /** A token of somebody who is signed in, when one was given. */
  readonly token: string | undefined
  /** Calls an operation with the first example of the contract. */
  ask(operation: ContractOperation, ask?: Ask): Promise<Answer>
  /** Any request. */
  request(path: string, init?: RequestInit): Promise<Answer>
}

/** No answer came: the check could not run. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError'
}

const PATIENCE_MS = 30_000

const read = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Talks to a server at an origin. */
export function createServer(baseUrl: string, token: string | undefined): Server {
  const origin = baseUrl.replace(/\/+$/, '')
  const request = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const name = `${init.method ?? 'GET'} ${path}`
    const signal = AbortSignal.timeout(PATIENCE_MS)
    try {
      const response = await fetch(origin + path, { ...init, signal, redirect: 'manual' })
      return {
        request: name,
        status: response.status,
        headers: response.headers,
        body: read(await response.text()),
      }
    } catch (cause) {
      const reason =
        cause instanceof Error ? ((cause.cause as Error | undefined)?.message ?? cause.message) : ''
      throw new NoAnswerError(`${name} was not answered: ${reason}`, { cause })
    }
  }
  return {
    baseUrl: origin,
    token,
    request,
    ask(operation, { token, mode = 'real', method = operation.method, body, query } = {}) {
      const example = exampleInput(operation)
      const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(example.path?.[name] ?? ''),
      )
      const search = new URLSearchParams(query ?? (example.query as Record<string, string>))
      const json = body ?? (example.body === undefined ? undefined : JSON.stringify(example.body))
      return request(search.size === 0 ? path : `${path}?${search}`, {
        method,
        headers: {
          virtually: mode === 'real' ? 'NO' : 'YES',
          ...(token === undefined ? {} : { Authorization: token }),
          ...(json === undefined || method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(json === undefined || method === 'GET' ? {} : { body: json }),
      })
    },
  }
}
