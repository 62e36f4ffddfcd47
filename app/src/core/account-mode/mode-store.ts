import { localStore } from '#lib/storage/storage.ts'
import { createStore } from '#lib/store/create-store.ts'

/** Which of the two ledgers the user works on. */
export type AccountMode = 'demo' | 'real'

/** The mode on start: demo unless the user chose real (`virtualStatus` 0). */
export const modeStore = createStore<AccountMode>(localStore.get('virtualStatus') === '0' ? 'real' : 'demo')

/** Switches and keeps the choice as `virtualStatus`: 1 is demo, 0 is real. */
export function setMode(mode: AccountMode): void {
  localStore.set('virtualStatus', mode === 'demo' ? '1' : '0')
  modeStore.set(mode)
}
