import { localStore } from '#lib/storage/local-storage.ts'
import { createStore } from '#lib/store/create-store.ts'

/** Whether this device hides the user's amounts at home, where others may look on. */
export const amountsHiddenStore = createStore(localStore.get('swx.amountsHidden') === '1')

/** Hides the amounts, or shows them again, and keeps it on this device. */
export function hideAmounts(isHidden: boolean): void {
  if (isHidden) localStore.set('swx.amountsHidden', '1')
  else localStore.remove('swx.amountsHidden')
  amountsHiddenStore.set(isHidden)
}
