import { codesOf, codeText } from '../../../lib/search/code-text.ts'
import { foldText } from '../../../lib/search/fold-text.ts'
import { type SearchGroup, type SearchItem, searchGroups } from './search-item.ts'

/** An item with its words made ready for the search. */
interface IndexedItem {
  readonly item: SearchItem
  readonly title: string
  readonly code: string
  readonly words: string
}

/** Items made ready for the search. */
export type SearchIndex = readonly IndexedItem[]

/** The results of a group, the best first. */
export interface GroupResults {
  readonly group: SearchGroup
  readonly items: readonly SearchItem[]
}

/** Folds the words of each item once, not at each key. */
export function indexItems(items: readonly SearchItem[]): SearchIndex {
  return items.map((item) => ({
    item,
    title: foldText(item.title),
    code: codeText(item.code ?? item.title),
    words: foldText(`${item.title} ${item.detail} ${item.code ?? ''} ${item.also ?? ''}`),
  }))
}

/**
 * What fits a text, by group. A group with a better hit comes first; of equal ones instruments, own records, help,
 * pages. A text without letters and figures fits nothing.
 */
export function searchItems(index: SearchIndex, text: string): readonly GroupResults[] {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  const codes = codesOf(text)
  if (codes[0] === '') return []
  const found = index
    .map((entry) => ({ item: entry.item, rank: rankOf(entry, words, codes) }))
    .filter(({ rank }) => rank < NO_HIT)
    .sort((a, b) => a.rank - b.rank)
  const groups = searchGroups.map((group) => {
    const hits = found.filter(({ item }) => item.group === group)
    return { group, items: hits.map(({ item }) => item), best: hits[0]?.rank ?? NO_HIT }
  })
  return groups
    .filter(({ items }) => items.length > 0)
    .sort((a, b) => a.best - b.best)
    .map(({ group, items }) => ({ group, items }))
}

const NO_HIT = 5

/**
 * 0 is the best: the code itself, then its beginning, the shorter the rest the better, the beginning of words, their
 * insides, anything else about it.
 */
function rankOf(entry: IndexedItem, words: readonly string[], [code = '', coin]: readonly string[]): number {
  if (entry.code === code || entry.code === coin) return 0
  if (entry.code.startsWith(code)) return 1 + Math.min(entry.code.length - code.length, 99) / 100
  if (words.every((word) => ` ${entry.title}`.includes(` ${word}`))) return 2
  if (words.every((word) => entry.title.includes(word))) return 3
  if (words.every((word) => entry.words.includes(word)) || (code.length > 3 && entry.code.includes(code)))
    return 4
  return NO_HIT
}
