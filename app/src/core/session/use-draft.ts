import { useCallback, useRef, useState } from 'react'
import { readDraft, writeDraft } from './drafts.ts'

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
