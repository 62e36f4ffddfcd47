interface MediaType {
  readonly type: string
  /** Whether compressing makes it smaller. */
  readonly compressible: boolean
}

const text = (type: string): MediaType => ({ type: `${type}; charset=utf-8`, compressible: true })
const packed = (type: string): MediaType => ({ type, compressible: false })

const TYPES: Readonly<Record<string, MediaType>> = {
  '.html': text('text/html'),
  '.js': text('text/javascript'),
  '.mjs': text('text/javascript'),
  '.css': text('text/css'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.webmanifest': text('application/manifest+json'),
  '.svg': text('image/svg+xml'),
  '.txt': text('text/plain'),
  '.md': text('text/markdown'),
  '.xml': text('application/xml'),
  '.yaml': text('application/yaml'),
  '.wasm': { type: 'application/wasm', compressible: true },
  '.png': packed('image/png'),
  '.jpg': packed('image/jpeg'),
  '.webp': packed('image/webp'),
  '.avif': packed('image/avif'),
  '.gif': packed('image/gif'),
  '.ico': packed('image/x-icon'),
  '.woff2': packed('font/woff2'),
}

/** Media type by file extension (with its dot); bytes of unknown kind are offered as a download. */
export const mediaType = (extension: string): MediaType =>
  TYPES[extension.toLowerCase()] ?? packed('application/octet-stream')
