import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { chooseEncoding, type Encoding } from './encoding.ts'
import { mediaType } from './media-types.ts'

const compressors: Record<Exclude<Encoding, 'identity'>, (content: Buffer) => Promise<Buffer>> = {
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: (content) => promisify(gzip)(content, { level: 7 }),
}

/** One file as it was read; replaced when the file on disk changes. */
interface CachedFile {
  readonly modified: number
  readonly size: number
  readonly etag: string
  readonly bodies: Map<Encoding, Promise<Buffer>>
}

/** Below this, compression costs more than it saves. */
const WORTH_COMPRESSING = 1_024

/** A build names files after their content, like `index-DjUBcpQp.js`; such a file never changes. */
const isHashedName = (path: string): boolean =>
  /[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$/.test(path) && path.includes('/assets/')

const isInside = (folder: string, path: string): boolean => path === folder || path.startsWith(folder + sep)

/** How a folder is served. */
export interface StaticOptions {
  readonly root: string
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>
  /** Answer page requests without a file with `index.html`, as single-page apps want. @default false */
  readonly fallback?: boolean
}

/** Answers a request for a file; false when there is none. `path` begins with a slash and is still encoded. */
export type StaticHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => Promise<boolean>

/**
 * Serves the files of a folder: compressed on first use and kept, with entity tags, hashed assets for ever and
 * everything else to be asked for again. Only GET and HEAD; neither paths nor symbolic links leave the folder.
 */
export const createStaticHandler = ({ root, headers, fallback = false }: StaticOptions): StaticHandler => {
  const base = resolve(root)
  const cache = new Map<string, CachedFile>()

  const locate = (path: string): string | undefined => {
    let decoded: string
    try {
      decoded = decodeURIComponent(path)
    } catch {
      return undefined
    }
    if (decoded.includes('\0') || decoded.includes('\\')) return undefined
    if (decoded.split('/').some((part) => part.startsWith('.'))) return undefined
    const file = resolve(base, `.${decoded}`)
    return isInside(base, file) ? file : undefined
  }

  const load = async (file: string): Promise<CachedFile | undefined> => {
    const info = await stat(file).catch(() => undefined)
    if (!info?.isFile() || !isInside(await realpath(base), await realpath(file))) return undefined
    const known = cache.get(file)
    if (known && known.modified === info.mtimeMs && known.size === info.size) return known
    const content = await readFile(file)
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
    const loaded: CachedFile = {
      modified: info.mtimeMs,
      size: content.length,
      etag,
      bodies: new Map([['identity', Promise.resolve(content)]]),
    }
    cache.set(file, loaded)
    return loaded
  }

  const bodyOf = async (file: CachedFile, encoding: Encoding): Promise<Buffer> => {
    let body = file.bodies.get(encoding)
    if (!body && encoding !== 'identity') {
      body = bodyOf(file, 'identity').then(compressors[encoding])
      file.bodies.set(encoding, body)
    }
    return body as Promise<Buffer>
  }

  return async (request, response, path) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const wanted = locate(path)
    if (wanted === undefined) return false
    let file = await load(wanted)
    let name = wanted
    if (!file && (path.endsWith('/') || path === '')) {
      name = join(wanted, 'index.html')
      file = await load(name)
    }
    if (!file && fallback && extname(wanted) === '') {
      name = join(base, 'index.html')
      file = await load(name)
    }
    if (!file) return false

    const { type, compressible } = mediaType(extname(name))
    const encoding =
      compressible && file.size >= WORTH_COMPRESSING
        ? chooseEncoding(request.headers['accept-encoding'])
        : 'identity'
    const answer: Record<string, string | number> = {
      ...headers,
      'Content-Type': type,
      'Cache-Control': isHashedName(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: encoding === 'identity' ? file.etag : file.etag.replace(/"$/, `-${encoding}"`),
    }
    if (compressible) answer.Vary = 'Accept-Encoding'
    if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(String(answer.ETag))) {
      response.writeHead(304, answer).end()
      return true
    }
    const body = await bodyOf(file, encoding)
    if (encoding !== 'identity') answer['Content-Encoding'] = encoding
    answer['Content-Length'] = body.length
    response.writeHead(200, answer)
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }
}
