import { onUserLeaves } from './user-leaves.ts'

/**
 * What was typed into forms and is not sent yet, by the name of the form. In memory only: it survives another page
 * and an expired session, and goes with the browser tab. Passwords and codes never come here.
 */
const drafts = new Map<string, unknown>()

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
onUserLeaves((leaving) => {
  if (leaving !== 'expiry') drafts.clear()
})
