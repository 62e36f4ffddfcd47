import { localStore } from '#lib/storage/storage.ts'
import { createStore } from '#lib/store/create-store.ts'

/** Whether the board has yet to be seen in this browser. */
export const boardStore = createStore(localStore.get('swx.boardSeen') === null)

/** The user has seen the board. */
export function markBoardSeen(): void {
  localStore.set('swx.boardSeen', '1')
  boardStore.set(false)
}
