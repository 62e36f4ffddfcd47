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
}

/** The key that a request carries, if it carries one. */
export const sentKey = ({ headers }: IncomingMessage): string | undefined => {
  const key = headers['x-sandbox-key']
  return typeof key === 'string' ? key : undefined
}

/** Whom the key was made for that opened a world. */
export const userOf = (opened: Opened | undefined): string | undefined =>
  opened === undefined || opened === 'everything' ? undefined : opened.user

/** @param key the key of the server */
export const createWorldAccess = (worlds: Worlds, key: string): WorldAccess => {
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
  }
}

/** What is said of a key that was used too often. */
export const tooOften = ({ user, perMinute }: WorldKey, waitMs: number): string =>
  `The key of ${user} is good for ${perMinute} requests a minute: go on in ${Math.ceil(waitMs / 1_000)} seconds.`
