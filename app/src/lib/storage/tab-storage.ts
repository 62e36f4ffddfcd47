/** Storage of this browser tab that never throws: with storage blocked, what was to be kept is not found later. */
export const tabStore = {
  get(key: `swx.${string}`): string | null {
    try {
      return window.sessionStorage.getItem(key)
    } catch {
      return null
    }
  },
  set(key: `swx.${string}`, value: string): void {
    try {
      window.sessionStorage.setItem(key, value)
    } catch {
      // Blocked or full.
    }
  },
  remove(key: `swx.${string}`): void {
    try {
      window.sessionStorage.removeItem(key)
    } catch {
      // Blocked: there is nothing to remove.
    }
  },
}
