import { createStore } from '#lib/store/create-store.ts'

/** Whether the search is open. */
export const searchPanel = createStore(false)

/** Opens the search over the page. */
export const openSearch = (): void => searchPanel.set(true)

/** Closes the search. */
export const closeSearch = (): void => searchPanel.set(false)
