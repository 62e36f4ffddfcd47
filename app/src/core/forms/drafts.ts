import { useCallback, useRef, useState } from 'react'
import { onUserLeaves } from '#core/session/user-leaves.ts'
import { localStore, tabStore } from '#lib/storage/storage.ts'

/**
 * What was typed into forms and is not sent yet, by the name of the form. It survives another page and an expired
 * session. Passwords, codes and pictures never come here.
 */
const drafts = new Map<string, unknown>()

/** Forms whose draft also survives a reload of the tab: who signs up looks for a code in another place meanwhile. */
const inTab = { register: 'swx.register' } as const

/**
 * Forms in steps and those that are filled in while another app is looked at. A phone ends what is in the background:
 * their drafts are kept on the device until they are sent or the user leaves.
 */
const onDevice: ReadonlySet<string> = new Set(['identity', 'loans.application', 'deposit', 'deposit.method'])

/** Where the draft of a form is kept besides the memory. */
function placeOf(name: string) {
  if (name in inTab) {
    const key = inTab[name as keyof typeof inTab]
    return {
      get: () => tabStore.get(key),
      set: (text: string) => tabStore.set(key, text),
      remove: () => tabStore.remove(key),
    }
  }
  if (!onDevice.has(name)) return undefined
  const key = `swx.draft.${name}` as const
  return {
    get: () => localStore.get(key),
    set: (text: string) => localStore.set(key, text),
    remove: () => localStore.remove(key),
  }
}

/** The draft of this name, if there is one: the same object until it is written again. */
export function readDraft<T>(name: string): T | undefined {
  if (!drafts.has(name)) {
    const kept = parse(placeOf(name)?.get())
    if (kept !== undefined) drafts.set(name, kept)
  }
  return drafts.get(name) as T | undefined
}

function parse(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a draft; `undefined` forgets it. */
export function writeDraft(name: string, draft: unknown): void {
  if (draft === undefined) {
    drafts.delete(name)
    placeOf(name)?.remove()
  } else {
    drafts.set(name, draft)
    placeOf(name)?.set(JSON.stringify(draft))
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
