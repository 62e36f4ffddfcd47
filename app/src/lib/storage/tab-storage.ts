import { registeredStorage } from './registered-storage.ts'
import { tabKeys } from './stored-keys.ts'

/** Storage of this browser tab; it survives a reload, and a tab that is opened again. */
export const tabStore = registeredStorage(() => window.sessionStorage, tabKeys)
