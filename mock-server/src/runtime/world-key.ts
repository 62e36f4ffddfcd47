import { sha256 } from '../security/sha256.ts'
import { createToken } from '../security/token.ts'
import type { WorldKey } from './world-persistence.ts'

/** A new key of a world, with what is stored of it. The key is long and random, so it cannot be found by its digest. */
export const makeWorldKey = (): { readonly key: string; readonly digest: string } => {
  const key = `swk_${createToken()}`
  return { key, digest: digestOf(key) }
}

const digestOf = (key: string): string => sha256(`swx-world-key:${key}`)

/** Which of the keys of a world is the one that was sent. */
export const findWorldKey = (keys: readonly WorldKey[], sent: string): WorldKey | undefined => {
  if (keys.length === 0) return undefined
  const digest = digestOf(sent)
  return keys.find((key) => key.digest === digest)
}
