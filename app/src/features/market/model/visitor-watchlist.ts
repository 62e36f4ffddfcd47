import { createStore } from '#lib/store/create-store.ts'

/** The contract's largest watchlist. */
export const WATCH_MAX = 100

/** Ids of the instruments that a visitor watches. In memory only: gone with the tab. */
export const visitorWatchlist = createStore<readonly string[]>([])

/** Adds an instrument at the end, once; a full list stays as it is. */
export function addToList(list: readonly string[], id: string): readonly string[] {
  return list.includes(id) || list.length >= WATCH_MAX ? list : [...list, id]
}

/** Takes an instrument out. */
export function removeFromList(list: readonly string[], id: string): readonly string[] {
  return list.includes(id) ? list.filter((known) => known !== id) : list
}
