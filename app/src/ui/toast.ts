import { createStore } from '../lib/store/create-store.ts'

/** One message at the edge of the page. */
export interface ToastMessage {
  readonly id: number
  readonly text: string
  /** `alert` interrupts a screen reader; for outcomes that went wrong. */
  readonly tone: 'status' | 'alert'
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
}

/** The message on show; one at a time, a new one replaces the old. */
export const toastStore = createStore<ToastMessage | undefined>(undefined)

let lastId = 0

/**
 * Shows an outcome.
 *
 * @example
 * toast(t('watch.removed'), { action: { label: t('action.undo'), run: undo } })
 */
export function toast(
  text: string,
  { tone = 'status', action }: { tone?: ToastMessage['tone']; action?: ToastMessage['action'] } = {},
): void {
  lastId += 1
  toastStore.set({ id: lastId, text, tone, action })
}
