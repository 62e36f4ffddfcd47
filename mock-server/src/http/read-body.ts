import type { IncomingMessage } from 'node:http'

/** A body that was read, or why it was not: too large (nothing more is read) or broken off by the sender. */
export type BodyResult = Uint8Array | 'too-large' | 'aborted'

/** Reads a request body of at most `limit` bytes; stops reading at the first byte beyond. */
export const readBody = (request: IncomingMessage, limit: number): Promise<BodyResult> => {
  if (Number(request.headers['content-length']) > limit) return Promise.resolve('too-large')
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
        request.pause()
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
