import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountText } from './amount-text.ts'
import { compareDecimals } from './decimals.ts'
import { type AmountReading, readAmount } from './read-amount.ts'

/** The tags of the languages that the product speaks. */
const tags = ['zh-Hans-CN', 'en', 'ja', 'ko', 'de', 'fr', 'it', 'ar', 'zh-Hant-HK', 'es']
/** Some that have names of several words in one language or another, with hyphens, apostrophes and abbreviations. */
const currencies = [
  'USD',
  'EUR',
  'GBP',
  'JPY',
  'CHF',
  'AED',
  'EGP',
  'BAM',
  'SHP',
  'TOP',
  'TTD',
  'XOF',
  'CNY',
  'DKK',
]
const scale = 8
const amounts = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: scale }), fc.nat())
  .map(([integer, decimals, seed]) =>
    decimals === 0 ? `${integer}` : `${integer}.${String(seed).padStart(decimals, '0').slice(-decimals)}`,
  )

const meanings = (reading: AmountReading): readonly string[] => {
  if (reading.kind === 'ambiguous') return reading.readings
  return reading.kind === 'value' ? [reading.value] : []
}

const isAmong = (values: readonly string[], amount: string) =>
  values.some((value) => compareDecimals(value, amount) === 0)

const formatted = (amount: string, tag: string, options: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat(tag, { maximumFractionDigits: scale, ...options }).format(
    amount as Intl.StringNumericLiteral,
  )

describe.each(tags)('an amount in %s', (tag) => {
  it('is read back as it is shown, or asked with it among the readings', () => {
    fc.assert(
      fc.property(amounts, fc.boolean(), (amount, useGrouping) => {
        const reading = readAmount(formatted(amount, tag, { useGrouping }), { language: tag, scale })
        expect(isAmong(meanings(reading), amount)).toBe(true)
        if (reading.kind === 'ambiguous') expect(amount).toMatch(/^[1-9]\d{0,2}\.\d{3}0*$/)
      }),
    )
  })

  it('is read back with its currency', () => {
    fc.assert(
      fc.property(
        fc.oneof(amounts, fc.constantFrom('0', '1', '2', '3', '11', '1000000')),
        fc.constantFrom(...currencies),
        fc.constantFrom('symbol', 'narrowSymbol', 'code', 'name'),
        fc.constantFrom('latn', 'arab', 'arabext', 'fullwide'),
        fc.constantFrom(0, 2),
        (amount, currency, currencyDisplay, numberingSystem, minimumFractionDigits) => {
          const options = { style: 'currency', currency, currencyDisplay, numberingSystem } as const
          const text = formatted(amount, tag, { ...options, minimumFractionDigits })
          const reading = readAmount(text, { language: tag, scale, currency })
          expect(isAmong(meanings(reading), amount)).toBe(true)
        },
      ),
    )
  })

  it('is read with the name of its currency as a page shows it alone, in whatever case', () => {
    for (const currency of currencies) {
      const name = new Intl.DisplayNames(tag, { type: 'currency' }).of(currency)
      for (const text of [`12 ${name}`, `12 ${name?.toUpperCase()}`, `12 ${name?.normalize('NFD')}`])
        expect(readAmount(text, { language: tag, scale, currency })).toMatchObject({ value: '12' })
    }
  })

  it('is not read with the name of another currency', () => {
    for (const currency of currencies)
      for (const other of currencies) {
        if (other === currency) continue
        const text = formatted('12.5', tag, { style: 'currency', currency: other, currencyDisplay: 'name' })
        expect(readAmount(text, { language: tag, scale, currency }).kind).toBe('refused')
      }
  })

  it('is never a power of ten off without being asked, however another language shows it', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...tags), (amount, other) => {
        const text = formatted(amount, other)
        const reading = readAmount(text, { language: tag, scale })
        if (reading.kind !== 'value' || compareDecimals(reading.value, amount) === 0) return
        // A group sign of this language, three digits after it: what this language says, and only that.
        expect(formatted(reading.value, tag, { useGrouping: 'always' })).toBe(text)
      }),
    )
  })

  it('that the page writes into the field is never asked', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const reading = readAmount(amountText(amount, tag), { language: tag, scale })
        expect(reading.kind).toBe('value')
        expect(isAmong(meanings(reading), amount)).toBe(true)
      }),
    )
  })

  it('is negative only where that is allowed', () => {
    for (const sign of ['-', '\u2212', '－']) {
      const text = `${sign}${formatted('12.5', tag)}`
      expect(readAmount(text, { language: tag, scale })).toEqual({ kind: 'refused', reason: 'negative' })
      expect(readAmount(text, { language: tag, scale, allowNegative: true })).toMatchObject({
        value: '-12.5',
      })
    }
  })
})

it.each([
  ['1,000.50 US dollars', 'en', 'US dollars'],
  ['us dollars 1000.50', 'en', 'us dollars'],
  ['1.000,50 US-Dollar', 'de', 'US-Dollar'],
  ['1.000,50 dólares estadounidenses', 'es', 'dólares estadounidenses'],
  ['1 000,50 dollars des États-Unis', 'fr', 'dollars des États-Unis'],
])('is read from %s in %s', (text, language, leftOut) => {
  const reading = readAmount(text, { language, scale: 2, currency: 'USD' })
  expect(reading).toEqual({ kind: 'value', value: '1000.50', leftOut })
})

it('is what it was beside a code or a sign, wherever its own signs stand', () => {
  const read = (text: string) =>
    readAmount(text, { language: 'en', scale: 2, currency: 'USD', allowNegative: true })
  for (const text of ['USD .5', 'USD.5', '$.5', '.5 USD', 'USD 0.5'])
    expect(read(text)).toMatchObject({ kind: 'value', value: '0.5' })
  for (const text of ['USD -5', 'USD-5', '-USD 5', '-$5', '$-5', '5 USD-', '5 US dollars -'])
    expect(read(text)).toMatchObject({ kind: 'value', value: '-5' })
  for (const text of [
    '5 US',
    '5 dollars',
    '5 US dollars dollars',
    '5 US--dollars',
    'US dollars',
    'US 5 dollars',
  ])
    expect(read(text)).toEqual({ kind: 'refused', reason: 'notANumber' })
  for (const text of ['5 CAD', '5 €', 'C$5'])
    expect(read(text)).toEqual({ kind: 'refused', reason: 'otherCurrency' })
})

it('is never read from anything but figures, and reading never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), fc.constantFrom(...tags), (text, tag) => {
      const values = meanings(readAmount(text, { language: tag, scale: 2, currency: 'USD' }))
      for (const value of values) expect(value).toMatch(/^(0|[1-9]\d{0,17})(\.\d{1,2})?$/)
    }),
  )
})
