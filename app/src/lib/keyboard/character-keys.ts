import { localStore } from '#lib/storage/storage.ts'
import { createStore, useStore } from '#lib/store/create-store.ts'

/** On until the user switches it off, and of this device alone. */
const isOn = createStore(localStore.get('swx.characterKeys') !== 'off')

/**
 * Whether a key may act wherever the focus is. A letter, digit or sign alone may only as long as the user lets it:
 * speech input and keys pressed by accident would start actions that the user did not ask for.
 */
export const mayActAnywhere = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  isOn.get() || key.length > 1 || ctrlKey || metaKey

/** Whether single letters, digits and signs act, and a way for the user to choose. */
export function useCharacterKeys() {
  return {
    isOn: useStore(isOn),
    setIsOn(next: boolean) {
      isOn.set(next)
      if (next) localStore.remove('swx.characterKeys')
      else localStore.set('swx.characterKeys', 'off')
    },
  }
}
