import { localStore } from '#lib/storage/storage.ts'
import type { StorageKey } from '#lib/storage/stored-keys.ts'
import { createStore, type Store } from '#lib/store/create-store.ts'
import { onUserLeaves } from './user-leaves.ts'

/** A store of what belongs to the user, kept in this browser. */
export interface PrivateStore<T> extends Store<T> {
  /** Keeps another value; an empty one leaves nothing in the browser. */
  keep(next: T): void
}

/** What a private store needs to know of its values. */
export interface PrivateValue<T> {
  /** Reads what was stored; where nothing was, or where it is no JSON or throws, it is given null. */
  readonly parse: (stored: unknown) => T
  /** @default the value itself */
  readonly format?: (value: T) => unknown
  readonly isEmpty: (value: T) => boolean
}

/**
 * A store of what belongs to the user. It follows what other tabs keep, and is emptied with the register of stored keys
 * when the user leaves.
 */
export function createPrivateStore<T>(
  key: StorageKey,
  { parse, format = (value) => value, isEmpty }: PrivateValue<T>,
): PrivateStore<T> {
  const read = () => {
    try {
      return parse(JSON.parse(localStore.get(key) ?? 'null'))
    } catch {
      return parse(null)
    }
  }
  const store = createStore(read())
  localStore.onChange([key], () => store.set(read()))
  onUserLeaves(() => store.set(read()))
  return {
    ...store,
    keep(next) {
      store.set(next)
      if (isEmpty(next)) localStore.remove(key)
      else localStore.set(key, JSON.stringify(format(next)))
    },
  }
}
