import { localStore } from '#lib/storage/storage.ts'

const KEY = 'swx.searches'
const KEPT = 6
const TEXT_MAX = 60

/** The last searches that led somewhere, the newest first. They stay in this browser until the user leaves. */
export function readSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStore.get(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((text): text is string => typeof text === 'string') : []
  } catch {
    return []
  }
}

/** Keeps a search; one that is there already moves to the front. */
export function keepSearch(search: string): void {
  const text = search.trim().slice(0, TEXT_MAX)
  if (text === '') return
  const others = readSearches().filter((kept) => kept.toLowerCase() !== text.toLowerCase())
  localStore.set(KEY, JSON.stringify([text, ...others].slice(0, KEPT)))
}

/** Forgets them. */
export const forgetSearches = (): void => localStore.remove(KEY)
