import { type KeyOf, localKeys, type Stay, stayOf, tabKeys } from './stored-keys.ts'

/** Storage of this browser, for all its tabs. */
export const localStore = registeredStorage(() => window.localStorage, localKeys)

/** Storage of this browser tab; it survives a reload, and a tab that is opened again. */
export const tabStore = registeredStorage(() => window.sessionStorage, tabKeys)

/**
 * A storage of the browser that never throws: what a browser that blocks it, or has no room, does not store is kept in
 * memory, so that the app works on and only forgets on reload.
 *
 * @param area answers the storage; a browser that blocks it throws
 * @param keys the register of what may be stored there
 */
function registeredStorage<Names extends Readonly<Record<string, Stay>>>(area: () => Storage, keys: Names) {
  type Key = KeyOf<keyof Names>
  const unstored = new Map<string, string>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  const forget = (removed: Iterable<string>) => {
    const known = [...removed].filter((key) => unstored.delete(key))
    if (known.length > 0) tell()
  }
  return {
    get(key: Key): string | null {
      const kept = unstored.get(key)
      if (kept !== undefined) return kept
      try {
        return area().getItem(key)
      } catch {
        return null
      }
    },
    /** @returns whether it is there after a reload. */
    set(key: Key, value: string): boolean {
      try {
        area().setItem(key, value)
      } catch {
        unstored.set(key, value)
        tell()
        return false
      }
      forget([key])
      return true
    },
    remove(...removed: Key[]): void {
      forget(removed)
      try {
        for (const key of removed) area().removeItem(key)
      } catch {
        // Blocked: there was nothing to remove.
      }
    },
    /** Removes every key that stays so long and no longer, but those that `spares` names. */
    removeAll(stay: Stay, spares: (key: string) => boolean = () => false): void {
      const isRemoved = (key: string) => stayOf(keys, key) === stay && !spares(key)
      forget([...unstored.keys()].filter(isRemoved))
      try {
        for (const key of Object.keys(area())) if (isRemoved(key)) area().removeItem(key)
      } catch {
        // Blocked: there was nothing to remove.
      }
    },
    /** The keys whose values the browser did not store: they end with the page. */
    unstored: (): readonly string[] => [...unstored.keys()],
    /**
     * Calls back when `unstored` changes.
     *
     * @returns a function that stops listening.
     */
    onUnstored(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /**
     * Calls back when another tab changes one of these keys; what it stored is newer than what this one could not store.
     *
     * @returns a function that stops listening.
     */
    onChange(followed: readonly Key[], listener: (key: Key) => void): () => void {
      const handle = (event: StorageEvent) => {
        if (event.storageArea !== area()) return
        const changed = followed.filter((key) => event.key === null || event.key === key)
        forget(changed)
        for (const key of changed) listener(key)
      }
      window.addEventListener('storage', handle)
      return () => window.removeEventListener('storage', handle)
    },
  }
}
