import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The key when none is set: fine while only this machine can reach the process. */
export const DEFAULT_KEY = 'sandbox'

/** Signs that a key has at least when others can reach the process; the default key is shorter. */
export const SHORTEST_OWN_KEY = 8

/** Whether a request carries the sandbox key. */
export type KeyCheck = (request: IncomingMessage) => boolean

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares the header `X-Sandbox-Key` in constant time. */
export const createKeyCheck = (key: string): KeyCheck => {
  const expected = digest(key)
  return (request) => {
    const given = request.headers['x-sandbox-key']
    return typeof given === 'string' && timingSafeEqual(digest(given), expected)
  }
}
