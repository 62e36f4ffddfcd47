// Says which texts were read as they are now, and records that texts were read (CONTRIBUTING.md, "Record a reading").
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { printReadings, readingsFile, readingsOf, readReadings, withReading } from '../checks/readings.ts'
import { readingsTable, withReadingsTable } from '../checks/readings-table.ts'
import { namespacesOf } from '../checks/texts.ts'
import { isLanguageCode, type LanguageCode, languages } from '../languages.ts'

const { values, positionals } = parseArgs({
  options: { read: { type: 'string' }, reading: { type: 'string' } },
  allowPositionals: true,
})

function fail(message: string): never {
  console.error(message)
  process.exit(2)
}

const languageOf = (code: string): LanguageCode =>
  isLanguageCode(code) ? code : fail(`"${code}" is not in locales/languages.ts: take one of its codes.`)

const namespaceOf = (key: string) => key.slice(0, key.indexOf(':'))

const countsOf = (keys: readonly string[]) =>
  [...new Set(keys.map(namespaceOf))]
    .map((namespace) => `${namespace} ${keys.filter((key) => namespaceOf(key) === namespace).length}`)
    .join(', ')

if (values.read !== undefined) record(languageOf(values.read), positionals)
writeTable()
report(values.read === undefined ? positionals.map(languageOf) : [])

/** Says how many texts were read as they are now, and of languages that are named, which texts were not. */
function report(named: readonly LanguageCode[]): void {
  for (const { code } of languages.filter(
    (language) => named.length === 0 || named.includes(language.code),
  )) {
    const { texts, unread } = readingsOf(code)
    console.log(
      `${code}: ${texts.size} texts, ${texts.size - unread.length} read as they are now, ${unread.length} not`,
    )
    if (named.includes(code)) for (const key of unread) console.log(`  ${key}  ${texts.get(key)}`)
    else if (unread.length > 0) console.log(`  not: ${countsOf(unread)}`)
  }
}

/** Records that texts were read as they are now: all of a language, or those of some namespaces or keys. */
function record(code: LanguageCode, parts: readonly string[]): void {
  const last = Math.max(
    0,
    ...languages.flatMap((one) => [...readReadings(one.code).values()].map(({ number }) => number)),
  )
  const number = values.reading === undefined ? last : Number(values.reading)
  if (!Number.isInteger(number) || number < 1) fail('Say which reading it was: --reading 5.')
  const { texts, readings } = readingsOf(code)
  const namespaces = namespacesOf(code)
  for (const part of parts)
    if (!texts.has(part) && !namespaces.includes(part))
      fail(`"${part}" is neither a namespace nor a namespace:key.`)
  const wasRead = (key: string) =>
    parts.length === 0 || parts.includes(key) || parts.includes(namespaceOf(key))
  writeFileSync(readingsFile(code), printReadings(withReading(readings, texts, number, wasRead)))
}

function writeTable(): void {
  const page = new URL('../README.md', import.meta.url)
  writeFileSync(page, withReadingsTable(readFileSync(page, 'utf8'), readingsTable(readReadings)))
}
