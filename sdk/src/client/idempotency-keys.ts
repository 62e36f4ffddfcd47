import type { Verdict } from './outcome.ts'

/** The largest number of intentions whose keys are kept while their outcome is unknown. */
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
  /** When a call last ended with an unknown outcome; 0 if an answer has settled the intention since. */
  lostAt: number
}

/** One call that carries a key. */
export interface KeyedCall {
  readonly key: string
  /**
   * To be called when the call is sent.
   *
   * @returns a function to call with the verdict; it returns whether the money may have moved although no caller knows
   */
  begin(): (verdict: Verdict) => boolean
}

/** Gives the call of an intention its key: that of an earlier equal call, as long as its outcome is unknown. */
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
