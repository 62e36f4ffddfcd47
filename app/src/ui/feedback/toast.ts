import { createStore } from '#lib/store/create-store.ts'

/** One message at the edge of the page. */
export interface ToastMessage {
  readonly id: number
  readonly text: string
  /** `status` for what was done, `notice` for what is only said; `alert` interrupts a screen reader, for what went wrong. */
  readonly tone: 'status' | 'notice' | 'alert'
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
  /** Shown whole: the next one of its kind comes after it. */
  readonly waits?: boolean | undefined
}

/** The message on show; one at a time, a new one replaces the old. */
export const toastStore = createStore<ToastMessage | undefined>(undefined)

const waiting: ToastMessage[] = []
toastStore.subscribe(() => {
  if (toastStore.get() === undefined) toastStore.set(waiting.shift())
})

let lastId = 0

/** Takes away what is shown and what waits. */
export function clearToasts(): void {
  waiting.length = 0
  toastStore.set(undefined)
}

/**
 * Shows an outcome. Those that must not be missed have `waits`: they come one after another.
 *
 * @example
 * toast(t('watch.removed'), { action: { label: t('action.undo'), run: undo } })
 */
export function toast(
  text: string,
  { tone = 'status', action, waits }: Partial<Pick<ToastMessage, 'tone' | 'action' | 'waits'>> = {},
): void {
  lastId += 1
  const message = { id: lastId, text, tone, action, waits }
  if (waits && toastStore.get()?.waits) waiting.push(message)
  else toastStore.set(message)
}
