import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { languages } from '../languages.ts'
import { fileOf, namespacesOf } from './texts.ts'

/** Bytes that the texts of one page may take on the wire in any language, each namespace a file of its own. */
const budget = 25_000

/**
 * What the page with the most texts loads: an instrument with its chart, both tickets, the records below, alerts,
 * and everything that can be said about a refusal. Texts of other pages arrive when those are opened.
 */
const fullestPage = ['common', 'instrument', 'market', 'orders', 'options', 'alerts', 'money', 'errors']

const sizes = languages.map(({ code }) => {
  const size = (namespace: string) =>
    gzipSync(JSON.stringify(JSON.parse(readFileSync(fileOf(code, namespace), 'utf8')))).length
  const sum = (namespaces: readonly string[]) => namespaces.reduce((total, name) => total + size(name), 0)
  return { code, page: sum(fullestPage), all: sum(namespacesOf(code)) }
})

afterAll(() => {
  const list = sizes.map(
    ({ code, page, all }) => `${code} ${(page / 1000).toFixed(1)} of ${(all / 1000).toFixed(1)}`,
  )
  process.stdout.write(`Texts of the fullest page on the wire, kB: ${list.join(', ')}\n`)
})

describe.each(sizes)('the texts of the fullest page in $code', ({ page }) => {
  it('fit into 25 kB on the wire', () => expect(page).toBeLessThanOrEqual(budget))
})
