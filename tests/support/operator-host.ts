import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { root } from './root.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** The headers that `_headers` has for every path. */
function headersIn(folder: string): Record<string, string> {
  const [, all = ''] = readFileSync(join(folder, '_headers'), 'utf8').split(/^\/.*$/m)
  return Object.fromEntries(
    all
      .split('\n')
      .map((line) => /^\s+([\w-]+): (.*)$/.exec(line))
      .flatMap((match) => (match?.[1] ? [[match[1], match[2] ?? '']] : [])),
  )
}

/** What `_redirects` says of paths without a file; of its rules the first that fits counts. */
const rulesIn = (folder: string) =>
  readFileSync(join(folder, '_redirects'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = '', status = ''] = line.split(' ')
      return { begins: from.replace(/\*$/, ''), to, status: Number(status) }
    })

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/** Serves the build of a sample operator as a static host does: its files, its headers, and what its rules say of other paths. */
export async function startOperatorHost(
  name: 'all' | 'none',
): Promise<{ readonly url: string; stop(): void }> {
  const folder = `${root}app/dist-operator-${name}`
  const headers = headersIn(folder)
  const rules = rulesIn(folder)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const wanted = join(folder, normalize(decodeURIComponent(pathname)))
    const rule = isFile(wanted) ? undefined : rules.find(({ begins }) => pathname.startsWith(begins))
    const file = rule ? join(folder, rule.to) : wanted
    response.writeHead(rule?.status ?? 200, {
      ...headers,
      'Content-Type': types[extname(file)] ?? 'text/plain',
    })
    response.end(request.method === 'HEAD' ? undefined : readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The host has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
