import { type FindIndex, type FoundBy, findBest, indexBy } from '#lib/search/find-best.ts'
import { type SearchGroup, type SearchItem, searchGroups } from './search-item.ts'

/** The results of a group, the best first. */
export interface GroupResults {
  readonly group: SearchGroup
  readonly items: readonly SearchItem[]
}

/** Makes items ready for the search once, not at each key. */
export const indexItems = (items: readonly SearchItem[]): FindIndex<SearchItem> => indexBy(items, foundBy)

/** What sets the other names of a thing apart, in the scripts of the ten languages. */
const comma = /[,،、，]/

function foundBy({
  group,
  title,
  details,
  href = '',
  code,
  also = '',
  beside,
  instrument,
}: SearchItem): FoundBy {
  const detail = details.join(' ')
  const more = { code, beside }
  switch (group) {
    case 'instruments':
      return { ...more, names: [instrument?.name ?? title, details[0] ?? ''], also, text: detail }
    // A record is of a kind and not called by it: the page of that name comes before.
    case 'own':
      return { ...more, also: title, text: detail }
    // A question is a sentence: its words are no names.
    case 'help':
      return { ...more, text: `${title} ${detail}` }
    default:
      return { ...more, names: [title, ...also.split(comma)], text: `${detail} ${href}` }
  }
}

/**
 * What fits a text, by group. A group with a better hit comes first; of equal ones instruments, own records, actions,
 * settings, help, pages.
 */
export function searchItems(index: FindIndex<SearchItem>, text: string): readonly GroupResults[] {
  const hits = findBest(index, text)
  // The best hit of each group is its first: groups come in the order of their first hits.
  const best = new Map<SearchGroup, number>()
  for (const { thing, rank } of hits) if (!best.has(thing.group)) best.set(thing.group, rank)
  return searchGroups
    .filter((group) => best.has(group))
    .sort((one, other) => (best.get(one) ?? 0) - (best.get(other) ?? 0))
    .map((group) => ({
      group,
      items: hits.filter(({ thing }) => thing.group === group).map(({ thing }) => thing),
    }))
}
