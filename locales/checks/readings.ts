import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { LanguageCode } from '../languages.ts'
import { allTexts, type Texts } from './texts.ts'

/** The last reading of a text. */
export interface Reading {
  readonly number: number
  /** Of the text as it was read; another text has another digest. */
  readonly digest: string
}

/** Readings of one language, by `namespace:key`. */
export type Readings = ReadonlyMap<string, Reading>

/** The file of a language's readings: a line for each text, in alphabetical order. */
export const readingsFile = (code: LanguageCode): URL => new URL(`../readings/${code}.txt`, import.meta.url)

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** The readings of a language; empty when nothing was read yet. */
export const readReadings = (code: LanguageCode): Readings => parseReadings(recordOf(code))

/** The content of the file of a language's readings; empty when nothing was read yet. */
export const recordOf = (code: LanguageCode): string =>
  existsSync(readingsFile(code)) ? readFileSync(readingsFile(code), 'utf8') : ''

/**
 * Reads lines such as `account:kyc.FAILED 4 1f3a9c2e`.
 *
 * @throws RangeError for a line of another form
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

/** The content of a file of readings. */
export const printReadings = (readings: Readings): string =>
  [...readings]
    .map(([key, { number, digest }]) => `${key} ${number} ${digest}\n`)
    .sort()
    .join('')

/**
 * The readings as they are after one more.
 *
 * @param texts all texts of the language; readings of texts that no longer exist are left out
 * @param wasRead whether a text was read this time
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

/** All texts of a language, their readings, and the keys of those that are unread. */
export const readingsOf = (code: LanguageCode) => {
  const texts = allTexts(code)
  const readings = readReadings(code)
  return { texts, readings, unread: unreadKeys(texts, readings) }
}
