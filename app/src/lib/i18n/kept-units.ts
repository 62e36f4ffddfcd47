import { languages } from '@swx/locales/languages'
import { units } from '@swx/locales/units.ts'

/** The end of a number: of the value that stands there, of its markup, or a digit. */
const number = String.raw`(?:\}\}|\d)\u2069?(?:</\d+>)?`
/** A value that names a unit: a currency, or a word in the form that goes with the number. */
const value = String.raw`\{\{(?:currency\}\}|\w+, plural\()`
/** A unit is a whole word. Chinese and Japanese go on without a space. */
const end = String.raw`(?![\p{Script=Latin}\p{Script=Arabic}])`

const beforeUnit = new Map<string, RegExp>(
  languages.map(({ code, tag }) => [
    tag,
    new RegExp(`(${number}) (?=${value}|(?:USDT?|${units[code]})${end})`, 'gu'),
  ]),
)

/**
 * Texts with a no-break space between a number and its unit, such as a currency or days, so that no line ends between
 * them. Texts are written with an ordinary space, which an editor shows; languages that use this space put the same
 * no-break space there.
 *
 * @param tag BCP 47 tag of their language
 */
export function keepUnits<T>(texts: T, tag: string): T {
  const space = beforeUnit.get(tag)
  if (space === undefined) return texts
  if (typeof texts === 'string') return texts.replace(space, '$1\u00a0') as T
  if (Array.isArray(texts)) return texts.map((text) => keepUnits(text, tag)) as T
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, keepUnits(text, tag)])) as T
}
