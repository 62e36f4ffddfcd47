import type { ContentItem } from '../../../core/api/content.ts'

/** Letters as they are compared: without case, accents and differences of width. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

const plainTexts = new Map<string, string>()

/** Titles are compared on every key, so each is made plain once. */
function plainOnce(text: string): string {
  const known = plainTexts.get(text)
  if (known !== undefined) return known
  const made = plain(text)
  plainTexts.set(text, made)
  return made
}

/**
 * The texts whose title, or body as far as it is known, has all the words; those with all of them in the title first.
 *
 * @param bodies texts by id
 */
export function searchContents(
  items: readonly ContentItem[],
  search: string,
  bodies: ReadonlyMap<string, string> = new Map(),
): readonly ContentItem[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return items
  const has = (text: string) => words.every((word) => text.includes(word))
  const inTitle = items.filter(({ title }) => has(plainOnce(title)))
  const found = new Set(inTitle)
  const inBody = items.filter((item) => {
    const body = bodies.get(item.id)
    return !found.has(item) && body !== undefined && has(plainOnce(`${item.title}\n${body}`))
  })
  return [...inTitle, ...inBody]
}
