import { createStore } from '../../lib/store/create-store.ts'

/** Whether the backend inside the page has nowhere to keep what is done in it. */
export const storageUnavailable = createStore(false)
