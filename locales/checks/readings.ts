import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { type LanguageCode, languages } from '../languages.ts'
import { allTexts, type Texts } from './texts.ts'

/** What is known of the last reading of a text. */
export interface Reading {
  /** The number of the reading. */
  readonly number: number
  /** The {@link digestOf} the text that was read. */
  readonly digest: string
}

/** Readings of one language, by `namespace:key`. */
export type Readings = ReadonlyMap<string, Reading>

/** Where the readings of a language are kept: a line for each text, in alphabetical order. */
export const readingsFile = (code: LanguageCode): URL => new URL(`../readings/${code}.txt`, import.meta.url)

/** Tells a text from any other. */
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** The readings of a language; none when nothing was read yet. */
export const readReadings = (code: LanguageCode): Readings => parseReadings(recordOf(code))

/** The file of a language's readings as it is on disk; empty when nothing was read yet. */
export const recordOf = (code: LanguageCode): string =>
  existsSync(readingsFile(code)) ? readFileSync(readingsFile(code), 'utf8') : ''

/**
 * Reads lines such as `account:kyc.FAILED 4 1f3a9c2e`.
 *
 * @throws RangeError for a line that is none
 */
export function parseReadings(file: string): Readings {
  return new Map(
    file.split('\n').flatMap((line) => {
      if (line === '') return []
      const [, key = '', number, digest = ''] = /^(\S+:\S+) (\d+) ([\da-f]{8})$/.exec(line) ?? []
      if (number === undefined) throw new RangeError(`"${line}" is not a reading.`)
      return [[key, { number: Number(number), digest }] as const]
    }),
  )
}

/** The file of readings. */
export const printReadings = (readings: Readings): string =>
  [...readings]
    .map(([key, { number, digest }]) => `${key} ${number} ${digest}\n`)
    .sort()
    .join('')

/**
 * The readings after another one.
 *
 * @param texts all texts of the language; what is known of texts that are there no longer is left out
 * @param wasRead whether a text was read
 */
export const withReading = (
  readings: Readings,
  texts: Texts,
  number: number,
  wasRead: (key: string) => boolean,
): Readings =>
  new Map(
    [...texts].flatMap(([key, text]) => {
      const reading = wasRead(key) ? { number, digest: digestOf(text) } : readings.get(key)
      return reading ? [[key, reading] as const] : []
    }),
  )

/** Texts that nobody has read as they are now, in the order of the files. */
export const unreadKeys = (texts: Texts, readings: Readings): readonly string[] =>
  [...texts].filter(([key, text]) => readings.get(key)?.digest !== digestOf(text)).map(([key]) => key)

/** All texts of a language with what is known of their readings. */
export const readingsOf = (code: LanguageCode) => {
  const texts = allTexts(code)
  const readings = readReadings(code)
  return { texts, readings, unread: unreadKeys(texts, readings) }
}

const HEAD = ['| language | texts read | of these in the last reading | last reading |', '|---|---|---|---|']

/** The table of `locales/README.md`: what the files of readings hold, so that a change of a text leaves it true. */
export function readingsTable(readingsIn: (code: LanguageCode) => Readings): string {
  const rows = languages.map(({ code, name }) => {
    const numbers = [...readingsIn(code).values()].map(({ number }) => number)
    const last = Math.max(0, ...numbers)
    const inLast = numbers.filter((number) => number === last).length
    const figures = last === 0 ? ['0', '0', 'none'] : [numbers.length, inLast, last]
    return `| ${name} (\`${code}\`) | ${figures.map((figure) => figure.toLocaleString('en')).join(' | ')} |`
  })
  return [...HEAD, ...rows].join('\n')
}

/**
 * A page with its table of readings replaced.
 *
 * @throws Error when the page has none
 */
export function withReadingsTable(page: string, table: string): string {
  const at = page.indexOf(HEAD.join('\n'))
  if (at < 0) throw new Error('The page has no table of readings.')
  const end = page.indexOf('\n\n', at)
  return page.slice(0, at) + table + page.slice(end < 0 ? page.length : end)
}
