// A plain static host, as a stand-in for whatever host will carry the demo: files, directory indexes, 404.html. No API.
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}
const [folder, port] = process.argv.slice(2)

function fileFor(path) {
  const inside = normalize(decodeURIComponent(path)).replace(/^([/\\]|\.\.)+/, '')
  const file = join(folder, inside)
  if (!existsSync(file)) return undefined
  if (!statSync(file).isDirectory()) return file
  const index = join(file, 'index.html')
  return existsSync(index) ? index : undefined
}

const server = createServer((request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return response.writeHead(405, { Allow: 'GET, HEAD' }).end()
  let found
  try {
    const { pathname, search } = new URL(request.url ?? '/', 'http://127.0.0.1')
    found = fileFor(pathname)
    // As static hosts do, so that what lies in a folder finds its own files.
    if (found?.endsWith('index.html') && !/\/(index\.html)?$/.test(pathname))
      return response.writeHead(301, { Location: `${pathname}/${search}` }).end()
  } catch {
    return response.writeHead(400).end()
  }
  const file = found ?? join(folder, '404.html')
  if (!existsSync(file)) return response.writeHead(404).end()
  response.writeHead(found ? 200 : 404, {
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': 'no-cache',
  })
  if (request.method === 'HEAD') return response.end()
  createReadStream(file).pipe(response)
})
server.listen(Number(port), '127.0.0.1', () => console.log(`ready http://127.0.0.1:${server.address().port}`))
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => server.close(() => process.exit(0)).closeAllConnections?.())
