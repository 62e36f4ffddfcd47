import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A backend that knows one price and refuses every POST for want of money. */
export async function startBackend(): Promise<{ readonly url: string; close(): void }> {
  const server = createServer((request, answer) => {
    const isRead = request.method === 'GET'
    const result = isRead ? [{ id: '1', code: 'EURUSD', price: 1.0862, zdf: 0.12 }] : null
    answer.setHeader('Content-Type', 'application/json')
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
