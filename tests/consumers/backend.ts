import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const mediaTypes: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' }

/** A backend that knows one price and answers every POST with "not enough money"; it serves the files of `pages` too. */
export async function startBackend(pages = ''): Promise<{ readonly url: string; close(): void }> {
  const server = createServer(async (request, answer) => {
    const { pathname } = new URL(request.url ?? '', 'http://127.0.0.1')
    if (!pathname.startsWith('/swx/')) {
      const file = await readFile(join(pages, pathname === '/' ? 'index.html' : pathname)).catch(
        () => undefined,
      )
      answer.writeHead(file ? 200 : 404, { 'Content-Type': mediaTypes[extname(pathname)] ?? 'text/html' })
      return answer.end(file)
    }
    const isRead = request.method === 'GET'
    const result = isRead ? [{ id: '1', code: 'EURUSD', price: 1.0862, zdf: 0.12 }] : null
    answer.setHeader('Content-Type', 'application/json')
    answer.setHeader('Access-Control-Allow-Origin', '*')
    answer.setHeader('Access-Control-Allow-Headers', '*')
    answer.end(JSON.stringify({ code: isRead ? '200' : '10011', msg: '', result, traceId: 't-1' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
