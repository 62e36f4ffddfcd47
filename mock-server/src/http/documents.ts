import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A machine-readable document of what this process answers. */
interface ServedDocument {
  readonly file: string
  readonly about: string
  /** How it names the server that serves it. */
  readonly servers: (host: string) => object
}

const DESCRIPTION = 'This mock server.'
const asHttp = (host: string): object => [{ url: `http://${host}`, description: DESCRIPTION }]
const asSocket = (host: string): object => ({
  mockServer: { host, protocol: 'ws', description: DESCRIPTION },
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
 */
export const createDocumentHandler = (
  contractFile: string,
  headers: Readonly<Record<string, string>>,
): DocumentHandler => {
  const texts = new Map<string, string>()

  const textOf = ({ file, servers }: ServedDocument, host: string): string | undefined => {
    const path = file === 'openapi.json' ? contractFile : join(dirname(contractFile), file)
    const key = `${file} ${host}`
    const known = texts.get(key)
    if (known !== undefined || !existsSync(path)) return known
    const text = JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), servers: servers(host) })
    // One host is asked for at a time; a list of ports of forwarded hosts has no end.
    if (texts.size > 10) texts.clear()
    texts.set(key, text)
    return text
  }

  return (request, response, name) => {
    const document = Object.hasOwn(documents, name) ? documents[name] : undefined
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const text = document && isReading ? textOf(document, request.headers.host ?? '127.0.0.1') : undefined
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
