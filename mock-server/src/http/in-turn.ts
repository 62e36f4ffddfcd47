import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Serves the requests of a connection one after the other, each when the answer before it has left. Without this a
 * client that sends many requests and reads no answer makes the process hold all of them.
 */
export const inTurn = (serve: RequestListener): RequestListener => {
  const latest = new WeakMap<Socket, ServerResponse>()
  return (request, response) => {
    const before = latest.get(request.socket)
    latest.set(request.socket, response)
    if (before === undefined || before.writableFinished || before.destroyed) return serve(request, response)
    before.once('close', () => {
      if (!request.socket.destroyed) serve(request, response)
    })
  }
}
