import type { IncomingMessage } from 'node:http'

/** A body that was read, or why it was not: too large, too much under way (the rest is discarded), or broken off. */
export type BodyResult = Uint8Array | 'too-large' | 'crowded' | 'aborted'

/** Bytes of a refused body that are still taken; more than any image the app lets a user pick. */
const MOST_DISCARDED = 128 * 1_048_576

/** A body of so many bytes comes with its head, or nearly: asking first who sends it would cost more than reading it. */
const SMALL = 4_096

/**
 * Takes the rest of a body that was refused, so that the sender reads the answer: a connection that is closed while
 * its client still sends is reset, and the answer is lost with it.
 */
export const discard = (request: IncomingMessage): void => {
  let size = 0
  request.on('error', () => undefined)
  request.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > MOST_DISCARDED) request.socket.destroy()
  })
}

/** What the bodies that are under way may take together. */
export class BodyRoom {
  #free: number

  constructor(bytes: number) {
    this.#free = bytes
  }

  /** Takes room for so many bytes; false when there is none. */
  take(bytes: number): boolean {
    if (bytes > this.#free) return false
    this.#free -= bytes
    return true
  }

  /** Gives it back. */
  give(bytes: number): void {
    this.#free += bytes
  }
}

/** Reads a request body of at most `limit` bytes, as far as there is room; what comes beyond is discarded. */
export const receiveBody = (
  request: IncomingMessage,
  limit: number,
  room?: BodyRoom,
): Promise<BodyResult> => {
  if (Number(request.headers['content-length']) > limit) {
    discard(request)
    return Promise.resolve('too-large')
  }
  return new Promise((settle) => {
    const chunks: Buffer[] = []
    let size = 0
    const finish = (result: BodyResult) => {
      request.off('data', take).off('end', end).off('error', abort).off('close', abort)
      room?.give(size)
      settle(result)
    }
    const stop = (result: 'too-large' | 'crowded') => {
      discard(request)
      finish(result)
    }
    const take = (chunk: Buffer) => {
      if (size + chunk.length > limit) return stop('too-large')
      if (room && !room.take(chunk.length)) return stop('crowded')
      size += chunk.length
      chunks.push(chunk)
    }
    const end = () => finish(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks))
    const abort = () => finish('aborted')
    request.on('data', take).on('end', end).on('error', abort).on('close', abort)
  })
}

export const announcesBody = (request: IncomingMessage): boolean => {
  const length = request.headers['content-length']
  return (length !== undefined && length !== '0') || request.headers['transfer-encoding'] !== undefined
}

/** Whether a body may be large: it says so, or does not say how large it is. */
export const mayBeLarge = ({ headers }: IncomingMessage): boolean =>
  !(Number(headers['content-length']) <= SMALL)
