import { readFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { SERVER_KEY } from './services.ts'

/** An answer, or why there is none. */
export interface Answer {
  /** 0 without an answer. */
  readonly status: number
  readonly body: {
    readonly code?: string
    readonly msg?: string
    readonly detail?: string
    // biome-ignore lint/suspicious/noExplicitAny: each operation has a result of its own.
    readonly result?: any
    readonly [field: string]: unknown
  }
}

/** One request. */
export interface Call {
  readonly method?: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly world?: string
  readonly token?: string | undefined
  /** Idempotency key of a command. */
  readonly key?: string
  readonly body?: object
  readonly control?: boolean
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends requests to one address, over connections that stay. */
export const createCaller = (url: string, certificate?: string) => {
  const isSecure = url.startsWith('https:')
  const settings = { keepAlive: true, maxSockets: 128 }
  const agent = isSecure
    ? new https.Agent({ ...settings, ca: readFileSync(certificate as string), servername: 'localhost' })
    : new http.Agent(settings)
  return ({ method, path, world, token, key, body, control, headers }: Call): Promise<Answer> =>
    new Promise((settle) => {
      const text = body === undefined ? undefined : JSON.stringify(body)
      const request = (isSecure ? https : http).request(
        url + path,
        {
          agent,
          method: method ?? (text === undefined ? 'GET' : 'POST'),
          timeout: 30_000,
          headers: {
            virtually: 'NO',
            ...(text !== undefined && {
              'Content-Type': 'application/json',
              'Content-Length': Buffer.byteLength(text),
            }),
            ...(world !== undefined && { 'X-Sandbox-World': world }),
            ...(token !== undefined && { Authorization: token }),
            ...(key !== undefined && { 'Idempotency-Key': key }),
            ...(control && { 'X-Sandbox-Key': SERVER_KEY }),
            ...headers,
          },
        },
        (response) => {
          let answer = ''
          response.setEncoding('utf8').on('data', (chunk) => {
            answer += chunk
          })
          const end = (): void => {
            try {
              settle({ status: response.statusCode ?? 0, body: JSON.parse(answer) })
            } catch {
              settle({ status: response.statusCode === 200 ? 0 : (response.statusCode ?? 0), body: {} })
            }
          }
          response.on('end', end).on('error', () => settle({ status: 0, body: {} }))
          response.on('close', () => settle({ status: 0, body: {} }))
        },
      )
      request.on('timeout', () => request.destroy())
      request.on('error', () => settle({ status: 0, body: {} }))
      request.end(text)
    })
}

/** See {@link createCaller}. */
export type Caller = ReturnType<typeof createCaller>
