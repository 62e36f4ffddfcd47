import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { documentChooser } from './page-documents.ts'

const appDir = mkdtempSync(join(tmpdir(), 'swx-documents-'))
mkdirSync(join(appDir, 'pages'))
const table = {
  documents: { '/': ['home', 'shape-tab'], '/market': ['market', 'shape-tab'] },
  defaultLanguage: 'en',
  languages: { 'en-GB': 'en', de: 'de', 'zh-Hans-CN': 'zh', 'zh-Hant-HK': 'hk' },
  mobile: 'Mobi|Android',
}
writeFileSync(join(appDir, 'pages/table.json'), JSON.stringify(table))
const choose = documentChooser(appDir)
const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile Safari/537.36'

test('a phone and a desktop get documents of their own', () => {
  expect(choose('/', '', { 'user-agent': phone })).toBe('/pages/en/mobile/home.html')
  expect(choose('/', '', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' })).toBe(
    '/pages/en/desktop/home.html',
  )
})

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['pt-BR,de;q=0.5', 'de'],
  ['zh-TW', 'hk'],
  ['zh', 'zh'],
  ['pt', 'en'],
  ['*', 'en'],
])('a browser that speaks %s reads %s', (accepted, code) => {
  expect(choose('/market', '', { 'accept-language': accepted })).toBe(`/pages/${code}/desktop/market.html`)
})

test('an address that asks for more than the page gets its shape', () => {
  expect(choose('/market', 'type=2', {})).toBe('/pages/en/desktop/shape-tab.html')
})

test('what is no page of the app, or a build without documents, has none', () => {
  expect(choose('/icon.svg', '', {})).toBeUndefined()
  expect(choose('/constructor', '', {})).toBeUndefined()
  expect(documentChooser(join(appDir, 'none'))('/', '', {})).toBeUndefined()
})
