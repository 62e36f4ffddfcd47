import { createStore, useStore } from '#lib/store/create-store.ts'

/** Name of the field that is being typed in: from its first change until it is left, or its form is sent. */
const inTyping = createStore<string | undefined>(undefined)

if (typeof document !== 'undefined') {
  const end = () => inTyping.set(undefined)
  document.addEventListener('input', ({ target }) =>
    inTyping.set(target instanceof HTMLInputElement ? target.name : undefined),
  )
  document.addEventListener('focusout', end)
  document.addEventListener('submit', end, { capture: true })
}

/**
 * Tells whether a field is being typed in. What more digits can still make right is not called wrong until then: a
 * screen reader would say so in the middle of a figure.
 */
export function useIsInTyping(): (name: string | undefined) => boolean {
  const name = useStore(inTyping)
  return (field) => field !== undefined && field === name
}
