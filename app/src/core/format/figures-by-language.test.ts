import { languageOf, languages } from '@swx/locales/languages'
import { compareDecimals, readAmount } from '@swx/sdk/money'
import fc from 'fast-check'
import i18next from 'i18next'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { changeLanguage } from '#lib/i18n/i18n.ts'
import { startTestI18n } from '#test/start-test-i18n.ts'
import {
  formatMoney,
  formatPercent,
  formatPrice,
  formatQuantity,
  formatRate,
  formatSigned,
} from './figures.ts'

beforeEach(() => startTestI18n('history'))
afterAll(() => changeLanguage(languageOf('en')))

/** No-break spaces, by name: they look like any other. */
const [narrow, wide] = ['\u202f', '\u00a0']

describe.each([
  {
    code: 'de',
    money: '1.234,50',
    large: '123.456.789.012.345.678,91',
    price: '52.100,00',
    percent: ['+1,84\u00a0%', '−1,24\u00a0%', '0,00\u00a0%'],
    rate: `0,25${wide}%`,
    signed: '−0,00286',
    quantity: '100.000',
  },
  {
    code: 'fr',
    money: `1${narrow}234,50`,
    large: ['123', '456', '789', '012', '345', '678,91'].join(narrow),
    price: `52${narrow}100,00`,
    percent: ['+1,84\u00a0%', '−1,24\u00a0%', '0,00\u00a0%'],
    rate: `0,25${wide}%`,
    signed: '−0,00286',
    quantity: `100${narrow}000`,
  },
  {
    code: 'ar',
    money: '1,234.50',
    large: '123,456,789,012,345,678.91',
    price: '52,100.00',
    percent: ['+1.84%', '−1.24%', '0.00%'],
    rate: '0.25%',
    signed: '−0.00286',
    quantity: '100,000',
  },
  {
    code: 'it',
    money: '1.234,50',
    large: '123.456.789.012.345.678,91',
    price: '52.100,00',
    percent: ['+1,84%', '−1,24%', '0,00%'],
    rate: '0,25%',
    signed: '−0,00286',
    quantity: '100.000',
  },
] as const)('figures in $code', ({ code, money, large, price, percent, rate, signed, quantity }) => {
  beforeEach(() => changeLanguage(languageOf(code)))

  it('have the group and decimal signs of the language, and no digit is lost', () => {
    expect(formatMoney('1234.5')).toBe(money)
    expect(formatMoney('1234.50', { sign: true })).toBe(`+${money}`)
    expect(formatMoney('-1234.50')).toBe(`−${money}`)
    expect(formatMoney('123456789012345678.91')).toBe(large)
    expect(formatPrice(52_100, 2)).toBe(price)
    expect(formatQuantity('100000')).toBe(quantity)
    expect(formatMoney('100000.00', { short: true })).toBe(quantity)
  })

  it('have its percent sign, a true minus, and no sign on a zero', () => {
    expect([1.84, -1.24, -0.001].map(formatPercent)).toEqual(percent)
    expect(formatRate('0.0025')).toBe(rate)
    expect(formatSigned(-0.00286, 5)).toBe(signed)
  })
})

it('a rate keeps what a float would lose', async () => {
  await changeLanguage(languageOf('en'))
  expect(formatRate('1234567890123.456789', 4)).toBe('123,456,789,012,345.6789%')
})

it('text that is no amount is shown as it came', () => {
  expect([formatMoney(''), formatQuantity('n/a'), formatRate('')]).toEqual(['', 'n/a', ''])
})

describe.each(languages)('in $name', (language) => {
  beforeEach(() => changeLanguage(language))

  it('a copied amount is read back as it was, or asked with it among the readings', () => {
    const amount = fc
      .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 17n }), fc.stringMatching(/^\d{0,8}$/))
      .map(([isNegative, whole, part]) => `${isNegative ? '-' : ''}${whole}${part && `.${part}`}`)
    const options = { language: language.tag, scale: 8, allowNegative: true }
    fc.assert(
      fc.property(
        amount,
        fc.boolean(),
        fc.constantFrom(formatMoney, formatQuantity),
        (value, sign, format) => {
          const reading = readAmount(format(value, { sign }), options)
          const meant =
            reading.kind === 'ambiguous' ? reading.readings : [(reading as { value: string }).value]
          expect(meant.some((text) => compareDecimals(text, value) === 0)).toBe(true)
        },
      ),
    )
  })

  it('a number in a text has the signs of the language', () => {
    const shown = formatQuantity('12345')
    expect(i18next.t('history:export.done', { count: 12_345 })).toContain(shown)
  })
})
