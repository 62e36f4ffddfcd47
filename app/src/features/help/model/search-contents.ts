import type { ContentItem } from '#core/content/content.ts'
import { type FindIndex, findBest, indexBy } from '#lib/search/find-best.ts'

/**
 * Texts with their words made ready for {@link searchContents}.
 *
 * @param bodies texts by id, as far as they are known
 */
export const indexContents = (
  items: readonly ContentItem[],
  bodies: ReadonlyMap<string, string> = new Map(),
): FindIndex<ContentItem> => indexBy(items, ({ id, title }) => ({ names: [title], text: bodies.get(id) }))

/** The texts that fit, those first whose title does; all of them for an empty text. */
export const searchContents = (index: FindIndex<ContentItem>, search: string): readonly ContentItem[] =>
  (search.trim() === '' ? index : findBest(index, search)).map(({ thing }) => thing)
