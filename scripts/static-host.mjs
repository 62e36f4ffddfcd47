// `node static-host.mjs FOLDER PORT`: a static host such as will carry the demo and the documents: files, packed where the
// browser takes it, index.html of folders, the nearest 404.html.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, posix } from 'node:path'
import sirv from 'sirv'

const [folder, port] = process.argv.slice(2)
const files = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true })

/** The page of the nearest folder above that has one for what is not there. */
function notFoundPage(path) {
  const file = join(folder, path, '404.html')
  if (existsSync(file)) return readFileSync(file)
  return path === '/' ? undefined : notFoundPage(posix.dirname(path))
}

const server = createServer((request, response) => {
  const [path, query] = request.url.split('?')
  // As static hosts do, so that what lies in a folder finds its own files.
  if (!path.endsWith('/') && existsSync(join(folder, path, 'index.html')))
    return response.writeHead(301, { Location: query ? `${path}/?${query}` : `${path}/` }).end()
  files(request, response, () => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(notFoundPage(posix.dirname(posix.join('/', path))))
  })
})
server.listen(Number(port), '127.0.0.1', () => console.log(`ready http://127.0.0.1:${server.address().port}`))
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => server.close(() => process.exit(0)).closeAllConnections?.())
