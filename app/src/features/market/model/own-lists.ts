import { z } from 'zod/mini'
import { createPrivateStore } from '#core/session/private-store.ts'
import type { OwnListId } from './market-query.ts'

/** A user does not find a list again among more tabs than these. */
export const LISTS_MAX = 10
/** How many instruments a list may have: as many as a watchlist. */
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

/** The user's own lists, the oldest first. They live in this browser only, until the user leaves. */
export const ownLists = createPrivateStore<readonly OwnList[]>('swx.lists', {
  parse: (stored) => file.safeParse(stored).data ?? [],
  isEmpty: (lists) => lists.length === 0,
})

/** A list that is not kept yet, with an id that no other has. */
export function newList(): OwnList {
  const numbers = ownLists.get().map(({ id }) => Number(id.slice('list-'.length)))
  return { id: `list-${Math.max(0, ...numbers) + 1}`, name: '', ids: [] }
}

/** Keeps a list: a new one at the end, a known one in its place. */
export function keepList(list: OwnList): void {
  const lists = ownLists.get()
  const isKnown = lists.some(({ id }) => id === list.id)
  ownLists.keep(isKnown ? lists.map((known) => (known.id === list.id ? list : known)) : [...lists, list])
}

/** Removes a list; its instruments stay where else they are. */
export function removeList(id: OwnListId): void {
  ownLists.keep(ownLists.get().filter((list) => list.id !== id))
}

/**
 * The rules of a name that the user gives.
 *
 * @param others - the names that others of the kind have
 */
export const listName = (others: readonly string[]) =>
  z.string().check(
    z.trim(),
    z.minLength(1, 'nameMissing'),
    z.maxLength(NAME_MAX, 'nameTooLong'),
    z.refine((name) => !others.includes(name), 'nameTaken'),
  )

/**
 * The rules of a list's form.
 *
 * @param others - the names that other lists have
 */
export const ownListForm = (others: readonly string[]) =>
  z.object({
    name: listName(others),
    ids: z.array(z.string()).check(z.minLength(1, 'empty'), z.maxLength(MEMBERS_MAX, 'full')),
  })

/** What the form of a list holds. */
export type OwnListForm = Pick<OwnList, 'name'> & { ids: string[] }
