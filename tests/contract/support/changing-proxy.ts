import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Answers as a server does, but for what `change` does to an answer; sockets are refused. */
export async function startChangingProxy(
  upstream: string,
  change: (path: string, status: number, body: string) => [status: number, body: string],
) {
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
    const answer = await fetch(upstream + request.url, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    })
    const [status, body] = change(request.url ?? '', answer.status, await answer.text())
    const allow = answer.headers.get('allow')
    response.writeHead(status, { 'Content-Type': 'application/json', ...(allow ? { Allow: allow } : {}) })
    response.end(body)
  })
  server.on('upgrade', (_, socket) => socket.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
