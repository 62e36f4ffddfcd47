import { sessionStore } from './session-store.ts'

/**
 * What was typed into forms and is not sent yet, by the name of the form. In memory only: it survives another page
 * and an expired session, and goes with the browser tab. Passwords and codes never come here.
 */
const drafts = new Map<string, unknown>()
let owner = sessionStore.get().user?.userName

/** The draft of this name, if there is one. */
export function readDraft<T>(name: string): T | undefined {
  return drafts.get(name) as T | undefined
}

/** Keeps a draft; `undefined` forgets it. */
export function writeDraft(name: string, draft: unknown): void {
  if (draft === undefined) drafts.delete(name)
  else drafts.set(name, draft)
}

// A visitor who logs in keeps what was typed, and so does a user whose session expired; another user sees none of it.
sessionStore.subscribe(() => {
  const { user, endedBy } = sessionStore.get()
  const isSameUser = user ? owner === undefined || owner === user.userName : endedBy === 'expiry'
  if (!isSameUser) drafts.clear()
  if (user || !isSameUser) owner = user?.userName
})
