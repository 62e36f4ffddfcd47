import type { IncomingMessage } from 'node:http'

/** A body, or why there is none: it is too large, there is no room for it, or its connection ended. */
export type BodyResult = Uint8Array | 'too-large' | 'crowded' | 'aborted'

/** Bytes of a rejected body that are still read; more than the largest image that the app lets a user choose. */
const MOST_DISCARDED = 128 * 1_048_576

/** A body of at most this size usually arrives with its headers: it is read before the session is checked. */
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

  /** Reserves room for this many bytes; false if there is not enough. */
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

/** Whether a body may be large: its length says so, or is not given. */
export const mayBeLarge = ({ headers }: IncomingMessage): boolean =>
  !(Number(headers['content-length']) <= SMALL)
