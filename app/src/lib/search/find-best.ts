import { codesOf, codeText, foldText, typedWords, wordsOf } from './fold-text.ts'
import { mostWrongLetters, wrongLetters } from './wrong-letters.ts'

/** What something is found by. */
export interface FoundBy {
  /** A symbol or number; it is found without its separators as well. */
  readonly code?: string | undefined
  /** What it is called, and other names for it. */
  readonly names?: readonly string[]
  /** More words for it, in no order. */
  readonly also?: string | undefined
  /** A sentence or a text about it. */
  readonly text?: string | undefined
  /** Words that fit it beside others and never alone, such as "sell" for an instrument. */
  readonly beside?: string | undefined
}

interface Entry<Thing> {
  readonly thing: Thing
  readonly code: string
  readonly names: readonly string[]
  readonly nameWords: readonly string[]
  readonly textWords: readonly string[]
  readonly besideWords: readonly string[]
  /** Its code and names in one, for what is inside of words and in scripts without spaces. */
  readonly wholeNames: string
  /** All of it, for the same. */
  readonly whole: string
}

/** Things made ready for the search. */
export type FindIndex<Thing> = readonly Entry<Thing>[]

/** A hit; the lower its rank, the better. */
export interface Hit<Thing> {
  readonly thing: Thing
  readonly rank: number
}

/** Ranks of hits, the best first; the whole number says how the words fit, what follows orders within it. */
const ranks = {
  code: 0,
  name: 1,
  words: 2,
  begins: 3,
  wordsBegin: 3.99,
  text: 4,
  insideNames: 4.9,
  inside: 5,
  wrongLetters: 6,
}

/** Folds the words of each thing once, not at each key. */
export function indexBy<Thing>(
  things: readonly Thing[],
  foundBy: (thing: Thing) => FoundBy,
): FindIndex<Thing> {
  return things.map((thing) => {
    const { code = '', names = [], also = '', text = '', beside = '' } = foundBy(thing)
    return {
      thing,
      code: codeText(code),
      names: names.flatMap((name) => [typedWords(name).join(' '), wordsOf(name).join(' ')]),
      nameWords: [code, ...names, also].flatMap(wordsOf),
      textWords: wordsOf(text),
      besideWords: wordsOf(beside),
      wholeNames: foldText(`${code} ${names.join(' ')} ${also}`),
      whole: foldText(`${code} ${names.join(' ')} ${also} ${text}`),
    }
  })
}

/**
 * What fits a text, the best first, equal ones in the order of the index: the symbol itself, a name, whole words of
 * names, beginnings, sentences with these words, insides of names, insides of other words. Where nothing begins with
 * what was typed, words with one or two wrong letters are hits as well, after all others. A text without letters and
 * figures fits nothing.
 */
export function findBest<Thing>(index: FindIndex<Thing>, text: string): readonly Hit<Thing>[] {
  const words = typedWords(text)
  if (words.length === 0) return []
  const codes = codesOf(text)
  const exact = index.map((entry) => ({ entry, rank: rankOf(entry, words, codes) }))
  const begins = exact.some(({ rank }) => rank !== undefined && rank < ranks.insideNames)
  const wrong = begins ? undefined : findWrong(words)
  return exact
    .map(({ entry, rank }) => ({ thing: entry.thing, rank: rank ?? wrong?.(entry) ?? NO_HIT }))
    .filter(({ rank }) => rank < NO_HIT)
    .sort((a, b) => a.rank - b.rank)
}

const NO_HIT = Number.POSITIVE_INFINITY

function rankOf<Thing>(
  entry: Entry<Thing>,
  typed: readonly string[],
  [code = '', coin]: readonly string[],
): number | undefined {
  const { names, nameWords, textWords, wholeNames, whole } = entry
  if (entry.code !== '' && (entry.code === code || entry.code === coin)) return ranks.code
  const phrase = typed.join(' ')
  if (names.includes(phrase)) return ranks.name
  const words = withoutBeside(entry, typed)
  if (words.every((word) => nameWords.includes(word))) return ranks.words
  const begun = [entry.code, ...names].filter((name, at) => name.startsWith(at === 0 ? code : phrase))
  if (begun.length > 0) {
    const rest = Math.min(...begun.map((name) => name.length)) - phrase.length
    return ranks.begins + Math.min(Math.max(rest, 0), 98) / 100
  }
  const isBegun = (among: readonly string[]) => (word: string) => among.some((one) => one.startsWith(word))
  if (words.every(isBegun(nameWords))) return ranks.wordsBegin
  if (words.every((word) => isBegun(nameWords)(word) || isBegun(textWords)(word))) return ranks.text
  if (words.every((word) => wholeNames.includes(word))) return ranks.insideNames
  if (words.every((word) => whole.includes(word)) || (code.length > 3 && entry.code.includes(code)))
    return ranks.inside
  return undefined
}

/** The typed words that have to be found: words that only go along with others do not, while others are left. */
function withoutBeside<Thing>({ besideWords }: Entry<Thing>, typed: readonly string[]): readonly string[] {
  const words = typed.filter((word) => !besideWords.includes(word))
  return words.length === 0 ? typed : words
}

/** Ranks by wrong letters. Each word is compared once, however many things it is a word of. */
function findWrong(typed: readonly string[]) {
  const known = typed.map(() => new Map<string, number | undefined>())
  const most = typed.map(mostWrongLetters)
  const compare = (at: number, word: string) => {
    const answers = known[at]
    const wanted = typed[at] ?? ''
    if (answers?.has(word)) return answers.get(word)
    const limit = most[at] ?? 0
    const wrong = word.startsWith(wanted) ? 0 : limit === 0 ? undefined : wrongLetters(wanted, word, limit)
    answers?.set(word, wrong)
    return wrong
  }
  return <Thing>(entry: Entry<Thing>): number | undefined => {
    let sum = 0
    for (const [at, word] of typed.entries()) {
      if (typed.length > 1 && entry.besideWords.includes(word)) continue
      const inNames = bestOf(entry.nameWords, (one) => compare(at, one))
      // What stands in a name was more likely meant than what stands in a sentence.
      const inText = inNames === 0 ? undefined : bestOf(entry.textWords, (one) => compare(at, one))
      const best = Math.min(inNames ?? NO_HIT, inText === undefined ? NO_HIT : inText + 0.25)
      if (best === NO_HIT) return undefined
      sum += best
    }
    return ranks.wrongLetters + sum
  }
}

function bestOf(words: readonly string[], compare: (word: string) => number | undefined): number | undefined {
  let best: number | undefined
  for (const word of words) {
    const wrong = compare(word)
    if (wrong !== undefined && (best === undefined || wrong < best)) best = wrong
  }
  return best
}
