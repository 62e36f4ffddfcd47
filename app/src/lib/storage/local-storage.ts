/** The five keys the specification names, and our own under a prefix. Nothing else is ever stored. */
export type StorageKey = 'token' | 'lang' | 'language' | 'virtualStatus' | 'isLogin' | `swx.${string}`

/**
 * Local storage that never throws: with storage blocked or full the app works on, it only forgets on reload.
 */
export const localStore = {
  get(key: StorageKey): string | null {
    try {
      return window.localStorage.getItem(key)
    } catch {
      return null
    }
  },
  set(key: StorageKey, value: string): void {
    try {
      window.localStorage.setItem(key, value)
    } catch {
      // Blocked or full: the value lives on in memory only.
    }
  },
  remove(...keys: StorageKey[]): void {
    try {
      for (const key of keys) window.localStorage.removeItem(key)
    } catch {
      // Blocked: there was nothing to remove.
    }
  },
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
