import { registeredStorage } from './registered-storage.ts'
import { localKeys, type StorageKey } from './stored-keys.ts'

export type { StorageKey }

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
