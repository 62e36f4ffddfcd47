import type { IncomingMessage } from 'node:http'

/** A body that was read, or why it was not: too large (the rest is discarded) or broken off by the sender. */
export type BodyResult = Uint8Array | 'too-large' | 'aborted'

/** Bytes of a too large body that are still taken; more than any image the app lets a user pick. */
const MOST_DISCARDED = 128 * 1_048_576

/**
 * Takes the rest of a body that was refused, so that the sender reads the answer: a connection that is closed while
 * its client still sends is reset, and the answer is lost with it.
 */
const discard = (request: IncomingMessage): void => {
  let size = 0
  request.on('error', () => undefined)
  request.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > MOST_DISCARDED) request.socket.destroy()
  })
}

/** Reads a request body of at most `limit` bytes; what comes beyond is discarded. */
export const readBody = (request: IncomingMessage, limit: number): Promise<BodyResult> => {
  if (Number(request.headers['content-length']) > limit) {
    discard(request)
    return Promise.resolve('too-large')
  }
  return new Promise((settle) => {
    const chunks: Buffer[] = []
    let size = 0
    const finish = (result: BodyResult) => {
      request.off('data', take).off('end', end).off('error', abort).off('close', abort)
      settle(result)
    }
    const take = (chunk: Buffer) => {
      size += chunk.length
      if (size > limit) {
        discard(request)
        finish('too-large')
      } else chunks.push(chunk)
    }
    const end = () => finish(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks))
    const abort = () => finish('aborted')
    request.on('data', take).on('end', end).on('error', abort).on('close', abort)
  })
}

/** Whether a request announces a body at all. */
export const announcesBody = (request: IncomingMessage): boolean => {
  const length = request.headers['content-length']
  return (length !== undefined && length !== '0') || request.headers['transfer-encoding'] !== undefined
}
