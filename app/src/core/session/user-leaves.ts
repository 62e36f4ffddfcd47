/** How a user leaves this tab: asked to, was ended by the backend, or another user logged in. */
export type Leaving = 'logout' | 'expiry' | 'otherUser'

const listeners = new Set<(leaving: Leaving) => void>()

/**
 * Registers what is kept in memory for the user: it is forgotten when the user leaves, after storage was emptied. What
 * is stored needs no registration here: `lib/storage/stored-keys.ts` is its register.
 *
 * @returns a function that stops listening.
 */
export function onUserLeaves(forget: (leaving: Leaving) => void): () => void {
  listeners.add(forget)
  return () => listeners.delete(forget)
}

/** Has everything in memory forgotten. */
export function forgetInMemory(leaving: Leaving): void {
  for (const forget of [...listeners]) forget(leaving)
}
