import { localStore } from '#lib/storage/storage.ts'
import { createStore, useStore } from '#lib/store/create-store.ts'

/** What the user is told by a vibration, as the milliseconds of its buzzes and pauses. */
const patterns = { done: [15], failed: [40, 60, 40] } as const

/** Off until the user switches it on. */
const isOn = createStore(localStore.get('swx.vibration') === 'on')

/** Whether the device can vibrate at all. */
export const canVibrate = (): boolean => typeof navigator.vibrate === 'function'

/** Vibrates as the user has allowed it; nothing otherwise. */
export function vibrate(what: keyof typeof patterns): void {
  if (isOn.get() && canVibrate()) navigator.vibrate([...patterns[what]])
}

/** Whether the device vibrates, and a way for the user to choose. */
export function useVibration() {
  return {
    isOn: useStore(isOn),
    setIsOn(next: boolean) {
      isOn.set(next)
      if (next) localStore.set('swx.vibration', 'on')
      else localStore.remove('swx.vibration')
      vibrate('done')
    },
  }
}
