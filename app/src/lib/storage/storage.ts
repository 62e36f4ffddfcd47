import { type KeyOf, localKeys, type Stay, type StorageKey, stayOf, tabKeys } from './stored-keys.ts'

/** Storage of this browser, for all its tabs. */
export const localStore = {
  ...registeredStorage(() => window.localStorage, localKeys),
  /**
   * Calls back when another tab changes one of these keys.
   *
   * @returns a function that stops listening.
   */
  onChange(keys: readonly StorageKey[], listener: (key: StorageKey) => void): () => void {
    const handle = (event: StorageEvent) => {
      if (event.storageArea !== window.localStorage) return
      if (event.key === null) for (const key of keys) listener(key)
      else if (keys.includes(event.key as StorageKey)) listener(event.key as StorageKey)
    }
    window.addEventListener('storage', handle)
    return () => window.removeEventListener('storage', handle)
  },
}

/** Storage of this browser tab; it survives a reload, and a tab that is opened again. */
export const tabStore = registeredStorage(() => window.sessionStorage, tabKeys)

/**
 * A storage of the browser that never throws: where it is blocked or full, the app works on and only forgets on
 * reload.
 *
 * @param area answers the storage; a browser that blocks it throws
 * @param keys the register of what may be stored there
 */
function registeredStorage<Names extends Readonly<Record<string, Stay>>>(area: () => Storage, keys: Names) {
  type Key = KeyOf<keyof Names>
  return {
    get(key: Key): string | null {
      try {
        return area().getItem(key)
      } catch {
        return null
      }
    },
    set(key: Key, value: string): void {
      try {
        area().setItem(key, value)
      } catch {
        // Blocked or full: the value lives on in memory only.
      }
    },
    remove(...removed: Key[]): void {
      try {
        for (const key of removed) area().removeItem(key)
      } catch {
        // Blocked: there was nothing to remove.
      }
    },
    /** Removes every key that stays so long and no longer, but those that `spares` names. */
    removeAll(stay: Stay, spares: (key: string) => boolean = () => false): void {
      try {
        for (const key of Object.keys(area()))
          if (stayOf(keys, key) === stay && !spares(key)) area().removeItem(key)
      } catch {
        // Blocked: there was nothing to remove.
      }
    },
  }
}
