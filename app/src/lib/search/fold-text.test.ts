import { expect, it } from 'vitest'
import { foldText } from './fold-text.ts'

it.each([
  ['Zürich', 'ZURICH'],
  ['Société Générale', 'societe generale'],
  ['Straße', 'strasse'],
  ['أَسْعَار', 'اسعار'],
  ['محفظة', 'محفظه'],
  ['ビットコイン', 'びっとこいん'],
  ['ＢＴＣ', 'btc'],
  ['비트코인', '비트코인'],
])('%s is found as %s', (text, typed) => {
  expect(foldText(text)).toBe(foldText(typed))
})
