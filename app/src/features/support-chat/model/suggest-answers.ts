import type { ContentItem } from '#core/content/content.ts'
import { foldText } from '#lib/search/fold-text.ts'

/** Letters that tell a word from its inflections: "withdrawal" and "withdraw" begin alike. */
const STEM = 6
const isShort = (word: string) => word.length < 3 && /^[\p{Script=Latin}\p{N}]+$/u.test(word)

const stemsOf = (text: string, language: string): readonly string[] => [
  ...new Set(
    [...new Intl.Segmenter(language, { granularity: 'word' }).segment(foldText(text))]
      .filter(({ isWordLike, segment }) => isWordLike && !isShort(segment))
      .map(({ segment }) => segment.slice(0, STEM)),
  ),
]

/**
 * The texts that share words with a message, the best first. A rare word counts for more than a common one, a title
 * for more than a body, and a word that every third text has counts for nothing.
 *
 * @param bodies texts by id, as far as they are known
 */
export function suggestAnswers(
  items: readonly ContentItem[],
  bodies: ReadonlyMap<string, string>,
  message: string,
  language: string,
): readonly ContentItem[] {
  const texts = items.map((item) => ({
    item,
    title: foldText(item.title),
    body: foldText(bodies.get(item.id) ?? ''),
    score: 0,
  }))
  for (const stem of stemsOf(message, language)) {
    const inTitle = texts.filter(({ title }) => title.includes(stem))
    const inBody = texts.filter(({ title, body }) => !title.includes(stem) && body.includes(stem))
    const all = inTitle.length + inBody.length
    if (all === 0 || all > texts.length / 3) continue
    const weight = Math.log(texts.length / all)
    for (const text of inTitle) text.score += 2 * weight
    for (const text of inBody) text.score += weight
  }
  return texts
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item)
}
