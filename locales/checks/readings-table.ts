import { type LanguageCode, languages } from '../languages.ts'
import type { Readings } from './readings.ts'

const HEAD = ['| language | texts read | of these in the last reading | last reading |', '|---|---|---|---|']

/**
 * The table of `locales/README.md`. It counts the files of readings alone, so that it stays true when a text changes.
 */
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
 * A page with another table of readings.
 *
 * @throws Error when the page has none
 */
export function withReadingsTable(page: string, table: string): string {
  const at = page.indexOf(HEAD.join('\n'))
  if (at < 0) throw new Error('The page has no table of readings.')
  const end = page.indexOf('\n\n', at)
  return page.slice(0, at) + table + page.slice(end < 0 ? page.length : end)
}
