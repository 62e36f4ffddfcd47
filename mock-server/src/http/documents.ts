import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Forwarded } from './forwarded.ts'

/** A machine-readable document of what this process answers. */
interface ServedDocument {
  readonly file: string
  readonly about: string
  /** How it names the server that serves it. */
  readonly servers: (host: string, protocol: 'http' | 'https') => object
}

const DESCRIPTION = 'This mock server.'
const asHttp: ServedDocument['servers'] = (host, protocol) => [
  { url: `${protocol}://${host}`, description: DESCRIPTION },
]
const asSocket: ServedDocument['servers'] = (host, protocol) => ({
  mockServer: { host, protocol: protocol === 'https' ? 'wss' : 'ws', description: DESCRIPTION },
})

/** The documents, by their name below `/docs/`. */
export const documents: Readonly<Record<string, ServedDocument>> = {
  'openapi.json': {
    file: 'openapi.json',
    about: 'The customer API, /swx/customer/ (OpenAPI)',
    servers: asHttp,
  },
  'asyncapi.json': {
    file: 'asyncapi.json',
    about: 'The market socket, /swx/customer/marketMessage (AsyncAPI)',
    servers: asSocket,
  },
  'sandbox-control.json': {
    file: 'sandbox-control.json',
    about: 'The control plane, /__sandbox/ (OpenAPI)',
    servers: asHttp,
  },
}

/** Sends a document by its name; false when there is none. */
export type DocumentHandler = (request: IncomingMessage, response: ServerResponse, name: string) => boolean

/**
 * Serves the documents that lie beside the contract, each with this process as its server: who reads one here means to
 * call this one.
 *
 * @param headers headers of every answer
 * @param protocolOf how a client reaches this process
 */
export const createDocumentHandler = (
  contractFile: string,
  headers: Readonly<Record<string, string>>,
  protocolOf: Forwarded['protocolOf'],
): DocumentHandler => {
  const texts = new Map<string, string>()

  const textOf = (
    { file, servers }: ServedDocument,
    host: string,
    protocol: 'http' | 'https',
  ): string | undefined => {
    const path = file === 'openapi.json' ? contractFile : join(dirname(contractFile), file)
    const key = `${file} ${protocol} ${host}`
    const known = texts.get(key)
    if (known !== undefined || !existsSync(path)) return known
    const text = JSON.stringify({
      ...JSON.parse(readFileSync(path, 'utf8')),
      servers: servers(host, protocol),
    })
    // One host is asked for at a time; a list of ports of forwarded hosts has no end.
    if (texts.size > 10) texts.clear()
    texts.set(key, text)
    return text
  }

  return (request, response, name) => {
    const document = Object.hasOwn(documents, name) ? documents[name] : undefined
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const { host = '127.0.0.1' } = request.headers
    const text = document && isReading ? textOf(document, host, protocolOf(request)) : undefined
    if (text === undefined) return false
    const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
    const body = takesGzip ? gzipSync(text, { level: 5 }) : Buffer.from(text)
    response.writeHead(200, {
      ...headers,
      'Content-Type': 'application/json',
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
      'Content-Length': body.length,
      ...(takesGzip && { 'Content-Encoding': 'gzip' }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }
}
