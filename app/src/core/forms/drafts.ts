import { useCallback, useRef, useState } from 'react'
import { onUserLeaves } from '#core/session/user-leaves.ts'
import { tabStore } from '#lib/storage/storage.ts'

/**
 * What was typed into forms and is not sent yet, by the name of the form. In memory only: it survives another page
 * and an expired session, and goes with the browser tab. Passwords and codes never come here.
 */
const drafts = new Map<string, unknown>()

/** Forms whose draft also survives a reload of the tab: who signs up looks for a code in another place meanwhile. */
const inTab = { register: 'swx.register' } as const

const keyOf = (name: string) => (name in inTab ? inTab[name as keyof typeof inTab] : undefined)

/** The draft of this name, if there is one. */
export function readDraft<T>(name: string): T | undefined {
  const key = keyOf(name)
  return (drafts.get(name) ?? (key && parse(tabStore.get(key)))) as T | undefined
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a draft; `undefined` forgets it. */
export function writeDraft(name: string, draft: unknown): void {
  const key = keyOf(name)
  if (draft === undefined) {
    drafts.delete(name)
    if (key) tabStore.remove(key)
  } else {
    drafts.set(name, draft)
    if (key) tabStore.set(key, JSON.stringify(draft))
  }
}

// A visitor who logs in keeps what was typed, and so does a user whose session expired; another user sees none of it.
onUserLeaves((leaving) => {
  if (leaving !== 'expiry') drafts.clear()
})

/**
 * State of a form that is kept when its page is left or the session expires.
 *
 * @param name of the form; it stays the same while the component is mounted
 * @param initial the state of a form that was not touched
 */
export function useDraft<T>(name: string, initial: T) {
  const [draft, setDraft] = useState<T>(() => readDraft<T>(name) ?? initial)
  const latest = useRef(draft)
  // Kept at once, not after the next render: what is emptied by an answer may have been left by then.
  const change = useCallback(
    (next: T | ((before: T) => T)) => {
      latest.current = next instanceof Function ? next(latest.current) : next
      writeDraft(name, latest.current)
      setDraft(latest.current)
    },
    [name],
  )
  return [draft, change] as const
}
