import { z } from 'zod/mini'
import { sessionStore } from '../../../core/session/session-store.ts'
import { localStore } from '../../../lib/storage/local-storage.ts'
import { createStore } from '../../../lib/store/create-store.ts'
import type { OwnListId } from './market-query.ts'

const KEY = 'swx.lists'

/** More tabs than these nobody finds again. */
export const LISTS_MAX = 10
/** As many as a watchlist may have. */
export const MEMBERS_MAX = 100
export const NAME_MAX = 30

const ownList = z.object({
  id: z.templateLiteral(['list-', z.string()]),
  name: z.string().check(z.minLength(1), z.maxLength(NAME_MAX)),
  ids: z.array(z.string()).check(z.maxLength(MEMBERS_MAX)),
})
const file = z.array(ownList).check(z.maxLength(LISTS_MAX))

/** A list of instruments under a name of the user's own. */
export interface OwnList {
  readonly id: OwnListId
  readonly name: string
  /** Ids of its instruments, in the order in which they were added. */
  readonly ids: readonly string[]
}

function read(): readonly OwnList[] {
  try {
    return file.parse(JSON.parse(localStore.get(KEY) ?? '[]'))
  } catch {
    return []
  }
}

/** The user's own lists, the oldest first. They live in this browser only, until the user logs out. */
export const ownLists = createStore<readonly OwnList[]>(read())

function change(lists: readonly OwnList[]): void {
  ownLists.set(lists)
  if (lists.length === 0) localStore.remove(KEY)
  else localStore.set(KEY, JSON.stringify(lists))
}

/** A list that is not kept yet, with an id that no other has. */
export function newList(): OwnList {
  const numbers = ownLists.get().map(({ id }) => Number(id.slice('list-'.length)))
  return { id: `list-${Math.max(0, ...numbers) + 1}`, name: '', ids: [] }
}

/** Keeps a list: a new one at the end, a known one in its place. */
export function keepList(list: OwnList): void {
  const lists = ownLists.get()
  const isKnown = lists.some(({ id }) => id === list.id)
  change(isKnown ? lists.map((known) => (known.id === list.id ? list : known)) : [...lists, list])
}

/** Removes a list; its instruments stay where else they are. */
export function removeList(id: OwnListId): void {
  change(ownLists.get().filter((list) => list.id !== id))
}

// Follows what other tabs write; the lists of one user are not shown to the next.
localStore.onChange([KEY], () => ownLists.set(read()))
let wasLoggedIn = sessionStore.get().user !== undefined
sessionStore.subscribe(() => {
  const { user, endedBy } = sessionStore.get()
  if (wasLoggedIn && user === undefined && endedBy !== 'expiry') change([])
  wasLoggedIn = user !== undefined
})
