import { useSyncExternalStore } from 'react'
import { localStore } from '#lib/storage/storage.ts'
import { localKeys, stayOf } from '#lib/storage/stored-keys.ts'

const isUnstored = () => localStore.unstored().some((key) => stayOf(localKeys, key) !== 'device')

/** Whether something of the user ends with this page, because the browser did not store it. */
export const useIsUnstored = (): boolean =>
  useSyncExternalStore(localStore.onUnstored, isUnstored, () => false)
