import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Handler } from './handler.ts'

/** A handler behind an address; what answers can be exchanged while the address stays. */
export async function listen(first: Handler) {
  let handler = first
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === 'string') headers.set(name, value)
    const body = chunks.length === 0 ? undefined : Buffer.concat(chunks)
    const url = `http://localhost${request.url}`
    const answer = await handler(
      new Request(url, { method: request.method ?? 'GET', headers, ...(body === undefined ? {} : { body }) }),
    )
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (other: Handler) => {
      handler = other
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
