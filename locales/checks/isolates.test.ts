import { describe, expect, it } from 'vitest'
import { languages } from '../languages.ts'
import { unisolated } from './isolates.ts'
import { allTexts } from './texts.ts'

describe('what turns around in an Arabic text', () => {
  it.each([
    ['سداد {{amount, money}} USD', ['{{amount, money}} USD']],
    ['{{years}}+ سنة', ['{{years}}+']],
    ['من {{min, money}} إلى {{max, money}} USD', ['{{max, money}} USD']],
    ['{{base}}/{{quote}}، {{rate, rate}}', ['{{base}}/{{quote}}']],
    ['أكثر من 1,000.00 USD في اليوم.', ['1,000.00 USD']],
    ['<0>{{amount, money}} USD</0> الآن', ['{{amount, money}} USD']],
    ['مثال: SANDBOX-ETH-1.', ['SANDBOX-ETH-1']],
    ['عند 00:00 UTC.', ['00:00 UTC']],
    ['بصيغة JPG أو JPEG 2000.', ['JPEG 2000']],
    ['محفظة Web3 أخرى', ['Web3']],
    ['{{time, time}} UTC ({{age, age}})', ['{{time, time}} UTC']],
  ])('in "%s" is found with its sign and unit', (text, found) => {
    expect(unisolated(text)).toEqual(found)
  })

  it.each([
    'سداد \u2068{{amount, money}} USD\u2069',
    'شراء \u2066{{lots, lots}} {{code}}\u2069؟',
    'اليوم {{day}}، {{date, date}}.',
    'خلال 24 ساعة، 365.',
    'بصيغة JPG',
  ])('is nothing in "%s"', (text) => {
    expect(unisolated(text)).toEqual([])
  })
})

/** What would be read wrongly around the marks of a text from right to left. */
const faults: readonly (readonly [string, RegExp])[] = [
  ['a code or time that is cut', /[A-Za-z\d}][-:/.,]?[\u2066\u2068]|\u2069[-:/.,]?[A-Za-z\d{]/],
  ['a word that is parted from its figure', /[A-Za-z][ \u00a0][\u2066\u2068]\d|\d\u2069[ \u00a0][A-Za-z]/],
  ['an isolate inside of another', /[\u2066\u2068][^\u2069]*[\u2066\u2068]/],
  ['the end of the sentence inside of an isolate', /[.,:;]\u2069/],
  // The words of a date are Arabic, and an isolate that begins with an isolated value does not see them.
  ['a date with a unit of its own', /[\u2066\u2068][^\u2069]*\{\{\w+, (?:date|day|week|age)/],
  ['an isolate that is not closed', /[\u2066\u2068][^\u2069]*$/],
]

describe.each(languages.filter(({ dir }) => dir === 'rtl'))('the texts in $name', ({ code }) => {
  const texts = [...allTexts(code)]

  it('keep every figure, code and time in one piece with its sign and its unit', () => {
    expect(texts.length).toBeGreaterThan(2_000)
    expect(texts.flatMap(([key, text]) => unisolated(text).map((piece) => `${key}: ${piece}`))).toEqual([])
  })

  it.each(faults)('have nowhere %s', (_, fault) => {
    expect(texts.filter(([, text]) => fault.test(text.replace(/<\/?\d+>/g, '')))).toEqual([])
  })
})
