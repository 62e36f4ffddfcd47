import { foldText } from './fold-text.ts'

/** A text in three parts, the middle one being what was searched for. */
export type MatchedText = readonly [before: string, matched: string, after: string]

/** Where a text has the first of the searched words; `undefined` when it has none. */
export function matchedPart(text: string, search: string): MatchedText | undefined {
  const letters = [...text]
  const folded = letters.map(foldText)
  const whole = folded.join('')
  for (const word of foldText(search).split(/\s+/)) {
    const at = word === '' ? -1 : whole.indexOf(word)
    if (at < 0) continue
    const from = letterAt(folded, at)
    const to = letterAt(folded, at + word.length - 1) + 1
    return [letters.slice(0, from).join(''), letters.slice(from, to).join(''), letters.slice(to).join('')]
  }
  return undefined
}

/** Which letter has the folded one at this place. */
function letterAt(folded: readonly string[], place: number): number {
  let end = 0
  return folded.findIndex((part) => {
    end += part.length
    return end > place
  })
}
