import type { Verdict } from './outcome.ts'

/** Keys whose outcome is not known are kept for so many intentions at most. */
const mostOpen = 100

/** A random UUID (version 4); `crypto.randomUUID` is missing on pages without TLS. */
const randomUuid = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte + 256).toString(16).slice(1))
    .join('')
    .replace(/(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-')

/** An intention to move money whose outcome is not known to everyone who asked for it. */
interface Intention {
  readonly key: string
  /** How many calls wait for an answer. */
  underWay: number
  /** The moment at which a call ended last without its outcome being known; 0 when an answer has settled it since. */
  lostAt: number
}

/** One call that carries a key. */
export interface KeyedCall {
  readonly key: string
  /**
   * The call is sent.
   *
   * @returns what to call once it has ended; it says whether the money may have moved without anyone being told
   */
  begin(): (verdict: Verdict) => boolean
}

/** The call of an intention, under the key of an earlier equal one for as long as that has not settled. */
export type IdempotencyKeys = (intention: string, key?: string) => KeyedCall

/**
 * One key per intention to move money. Requests with one key are carried out once, so an equal request carries the same
 * key while an earlier one is under way or its outcome is unknown. Only an answer to a call that began later settles
 * such an earlier one: an answer that is given before the key is looked at, such as HTTP 401, says nothing about it.
 * After that the next equal request is a new intention.
 */
export function createIdempotencyKeys(): IdempotencyKeys {
  const open = new Map<string, Intention>()
  let moment = 0
  return (name, key) => {
    const intention = open.get(name) ?? { key: key ?? randomUuid(), underWay: 0, lostAt: 0 }
    return {
      key: intention.key,
      begin() {
        const begunAt = ++moment
        intention.underWay++
        open.delete(name)
        open.set(name, intention)
        for (const oldest of open.keys()) if (open.size > mostOpen) open.delete(oldest)
        return (verdict) => {
          intention.underWay--
          if (verdict === 'unknown') intention.lostAt = ++moment
          else if (verdict === 'answered' && intention.lostAt < begunAt) intention.lostAt = 0
          const isSettled = intention.underWay === 0 && intention.lostAt === 0
          if (isSettled && open.get(name) === intention) open.delete(name)
          return verdict !== 'answered' && intention.lostAt > 0
        }
      },
    }
  }
}
