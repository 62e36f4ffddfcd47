import { localStore } from '#lib/storage/local-storage.ts'
import { type AccountOwner, attemptsPlace } from './account-owner.ts'
import { type Attempt, parseAttempts } from './attempt.ts'

/** The attempts of one user and account mode whose outcome is not known, kept in this browser for all its tabs. */
export interface KeptAttempts {
  list(): readonly Attempt[]
  has(key: string): boolean
  /** The one of an operation on the same thing. */
  find(slot: Pick<Attempt, 'operation' | 'scope'>): Attempt | undefined
  /** Adds it, or takes the place of the one with its key. */
  put(attempt: Attempt): void
  remove(key: string): void
  /**
   * Calls back when another tab adds or settles one.
   *
   * @returns a function that stops listening.
   */
  onChange(listener: () => void): () => void
}

/** Opens the attempts of an account. */
export function keptAttempts(owner: AccountOwner): KeptAttempts {
  const place = attemptsPlace(owner)
  const list = () => parseAttempts(localStore.get(place))
  const write = (attempts: readonly Attempt[]) =>
    attempts.length === 0 ? localStore.remove(place) : localStore.set(place, JSON.stringify(attempts))
  const without = (key: string) => list().filter((attempt) => attempt.key !== key)
  return {
    list,
    has: (key) => list().some((attempt) => attempt.key === key),
    find: ({ operation, scope }) =>
      list().find((attempt) => attempt.operation === operation && attempt.scope === scope),
    put: (attempt) => write([...without(attempt.key), attempt]),
    remove: (key) => write(without(key)),
    onChange: (listener) => localStore.onChange([place], listener),
  }
}
