import type { IncomingMessage } from 'node:http'
import type { World } from '../runtime/world.ts'
import { findWorldKey } from '../runtime/world-key.ts'
import type { WorldKey } from '../runtime/world-persistence.ts'
import type { Worlds } from '../runtime/worlds.ts'
import { createRateLimit } from './rate-limit.ts'
import { createKeyCheck, type KeyCheck } from './sandbox-key.ts'

/** What the key of a request opens: everything, or one world for the user whom it was made for. */
export type Opened = 'everything' | WorldKey

/** Who may do what, by the key that a request carries. */
export interface WorldAccess {
  /** Whether a request carries the key of the server. */
  readonly hasServerKey: KeyCheck
  /** What the key of a request opens of a world; undefined when it opens nothing, or none was sent. */
  openedBy(request: IncomingMessage, world: World): Opened | undefined
  /** Whether a world opens with a key alone. */
  isClosed(world: World): boolean
  /**
   * Counts a use of the key of a world.
   *
   * @returns after how many ms it is good again, 0 when it is
   */
  wait(opened: Opened | undefined): number
  /** Counts a wrong key, by the address that sent it. */
  noteWrongKey(request: IncomingMessage): void
  /** Milliseconds until a key of this address is looked up again after many wrong keys; 0 for now. */
  waitAfterWrongKeys(request: IncomingMessage): number
}

/** Keys that open nothing, a minute and address. A key of a world cannot be guessed; that of a server may be short. */
const WRONG_KEYS = 60

/** The key that a request carries, if it carries one. */
export const sentKey = ({ headers }: IncomingMessage): string | undefined => {
  const key = headers['x-sandbox-key']
  return typeof key === 'string' ? key : undefined
}

/** Whom the key was made for that opened a world. */
export const userOf = (opened: Opened | undefined): string | undefined =>
  opened === undefined || opened === 'everything' ? undefined : opened.user

/** How access is given. */
export interface AccessOptions {
  readonly worlds: Worlds
  /** The key of the server. */
  readonly key: string
  /** Whether only this machine can reach the process, so that no one else can guess keys. */
  readonly loopback: boolean
  /** The address of a client. */
  readonly addressOf: (request: IncomingMessage) => string
}

/** Looks keys up, and counts their use. */
export const createWorldAccess = ({ worlds, key, loopback, addressOf }: AccessOptions): WorldAccess => {
  const isServerKey = createKeyCheck(key)
  const limit = createRateLimit()
  const hasServerKey: KeyCheck = (request) => sentKey(request) !== undefined && isServerKey(request)
  return {
    hasServerKey,
    openedBy(request, world) {
      const sent = sentKey(request)
      if (sent === undefined) return undefined
      return isServerKey(request) ? 'everything' : findWorldKey(worlds.keysOf(world.name), sent)
    },
    isClosed: ({ name }) => worlds.keysOf(name).length > 0,
    wait: (opened) =>
      opened === undefined || opened === 'everything' ? 0 : limit.take(opened.digest, opened.perMinute),
    noteWrongKey(request) {
      if (!loopback && sentKey(request) !== undefined) limit.take(addressOf(request), WRONG_KEYS)
    },
    waitAfterWrongKeys: (request) =>
      loopback || sentKey(request) === undefined ? 0 : limit.wait(addressOf(request), WRONG_KEYS),
  }
}

/** The message for a key of a world that was used too often. */
export const tooOften = ({ user, perMinute }: WorldKey, waitMs: number): string =>
  `The key of ${user} is good for ${perMinute} requests a minute: go on in ${Math.ceil(waitMs / 1_000)} seconds.`
