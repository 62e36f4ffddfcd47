/** Scripts whose words are not set apart by spaces: a part of them is searched for as it is. */
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Numbers of records and digits in codes mean something else when one of them differs. */
const digit = /\p{N}/u
/** Korean syllables are two or three of these letters each. */
const hangul = /\p{Script=Hangul}/u

/** How many letters of a typed word may be wrong: one of four letters or more, two of eight or more. */
export function mostWrongLetters(word: string): number {
  if (withoutSpaces.test(word) || digit.test(word)) return 0
  const [forOne, forTwo] = hangul.test(word) ? [5, 10] : [4, 8]
  return word.length >= forTwo ? 2 : word.length >= forOne ? 1 : 0
}

/** A word of at least this length may be searched for before it is typed to its end. */
const BEGINNING_MIN = 5

/**
 * How many letters of a typed word are wrong, when another word was meant: a letter that is changed, missing, too many
 * or swapped with its neighbour counts one (optimal string alignment). A typed beginning of the word is compared with
 * its beginning, and counts half a letter more.
 *
 * @param most more than that is no typing error
 * @returns undefined when it is no typing error
 */
export function wrongLetters(typed: string, meant: string, most: number): number | undefined {
  const isBeginning = typed.length >= BEGINNING_MIN
  if (meant.length < typed.length - most || (!isBeginning && meant.length > typed.length + most))
    return undefined
  // Longer beginnings of the word than these differ in more letters.
  const end = Math.min(meant.length, typed.length + most)
  let before: number[] = []
  let row = Array.from({ length: end + 1 }, (_, at) => at)
  for (let i = 1; i <= typed.length; i++) {
    const next = [i]
    for (let j = 1; j <= end; j++) {
      const isSame = typed[i - 1] === meant[j - 1]
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1]
      next[j] = Math.min(
        (row[j] ?? most) + 1,
        (next[j - 1] ?? most) + 1,
        (row[j - 1] ?? most) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? most) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...next) > most) return undefined
    before = row
    row = next
  }
  const whole = end === meant.length ? (row[end] ?? most + 1) : most + 1
  const beginning = isBeginning ? Math.min(...row) : most + 1
  const wrong = whole <= beginning ? whole : beginning + 0.5
  return Math.floor(wrong) > most ? undefined : wrong
}
