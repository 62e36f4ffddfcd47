import { localStore } from '#lib/storage/storage.ts'
import { createStore } from '#lib/store/create-store.ts'

/** Whether the guided demo is on show: until it is closed, and again when it is asked for. */
export const guideStore = createStore(localStore.get('swx.guideClosed') === null)

/** The user has had enough of it: it stays away, on the next visit too. */
export function closeGuide(): void {
  localStore.set('swx.guideClosed', '1')
  guideStore.set(false)
}

/** The user asks for it again. */
export function openGuide(): void {
  localStore.remove('swx.guideClosed')
  guideStore.set(true)
}
