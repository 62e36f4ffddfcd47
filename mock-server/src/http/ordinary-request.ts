import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

const isSocketRequest = ({ headers }: IncomingMessage): boolean =>
  /^\s*websocket\s*$/i.test(headers.upgrade ?? '')

/** Takes the address of the server off a request that names it in full, as it is sent to a proxy. */
export const toOriginForm = (request: IncomingMessage): void => {
  const [, host, rest = ''] = /^http:\/\/([^/?#]*)(.*)$/i.exec(request.url ?? '') ?? []
  if (host === undefined || host.toLowerCase() !== request.headers.host?.toLowerCase()) return
  request.url = rest.startsWith('/') ? rest : `/${rest}`
}

/** The bytes of a request up to its body, without the offer of another protocol. */
const withoutOffer = ({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer => {
  let text = `${method} ${url} HTTP/${httpVersion}\r\n`
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string
    if (!/^(upgrade|connection|http2-settings)$/i.test(name)) text += `${name}: ${rawHeaders[at + 1]}\r\n`
  }
  return Buffer.from(`${text}\r\n`, 'latin1')
}

/**
 * Serves requests that offer another protocol, such as HTTP/2 in the clients of Java and curl, as if they had offered
 * none; answers whether a request was one. By then node:http has let go of the connection and read no body: the
 * connection begins again with the same request, once the answers before it have left.
 */
export const createOrdinaryRequests = (server: Server) => {
  const latest = new WeakMap<Duplex, ServerResponse>()
  server.on('request', (request, response) => void latest.set(request.socket, response))
  return (request: IncomingMessage, socket: Duplex, head: Buffer): boolean => {
    if (isSocketRequest(request)) return false
    const fail = (): void => void socket.destroy()
    const begin = (): void => {
      // node:http adds its own again.
      socket.off('error', fail).removeAllListeners('timeout')
      socket.unshift(Buffer.concat([withoutOffer(request), head]))
      server.emit('connection', socket)
    }
    socket.on('error', fail)
    const before = latest.get(socket)
    if (before === undefined || before.writableFinished) begin()
    else before.once('close', () => !socket.destroyed && begin())
    return true
  }
}
