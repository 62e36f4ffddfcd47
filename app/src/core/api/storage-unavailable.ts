import { createStore } from '#lib/store/create-store.ts'

/** Whether this browser gives the mock server inside the page no storage, so that a reload loses what was done. */
export const storageUnavailable = createStore(false)
