import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import type { ChooseDocument } from './page-documents.ts'

/** A build names files after their content, like `assets/index-DjUBcpQp.js`; such a file never changes. */
const HASHED_NAME = /\/assets\/.*[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$/

/** Names that begin with a dot, which may be written with percent signs. */
const HIDDEN_NAME = /\/(\.|%2e)/i

/** How a folder is served. */
export interface StaticOptions {
  readonly root: string
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>
  /** Answer page requests without a file with `index.html`, as single-page apps want. @default false */
  readonly fallback?: boolean
  /** Chooses a rendered document for a request of a page. */
  readonly chooseDocument?: ChooseDocument
}

/** Answers a request for a file; false when there is none. `path` begins with a slash and is still encoded. */
export type StaticHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query?: string,
) => boolean

/**
 * Serves the files of a folder as they are at the moment, or the packed copies `*.br` and `*.gz` that its build made.
 * Hashed assets are kept for ever, everything else is asked for again. Only GET and HEAD.
 */
export const createStaticHandler = ({
  root,
  headers,
  fallback = false,
  chooseDocument,
}: StaticOptions): StaticHandler => {
  const serve = sirv(root, {
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    single: fallback,
    // A page of an earlier build asks for its files: a document in their place would be taken for a script.
    ignores: '^/assets/',
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      const isHashed = HASHED_NAME.test(path)
      response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  return (request, response, path, query = '') => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    if (HIDDEN_NAME.test(path)) return false
    let isServed = true
    const document = chooseDocument?.(path, query, request.headers)
    // The same address has a document for each language and device class.
    if (document !== undefined) response.setHeader('Vary', 'Accept-Encoding, Accept-Language, User-Agent')
    serve({ url: document ?? path, headers: request.headers } as IncomingMessage, response, () => {
      isServed = false
    })
    return isServed
  }
}
