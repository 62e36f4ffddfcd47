import { languages } from '@swx/locales/languages'
import { readAmount } from '@swx/sdk/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountInLanguage } from './amount-in-language.ts'

const tags = languages.map(({ tag }) => tag)
const dollars = { scale: 2, currency: 'USD' }

describe('an amount that was typed in one language', () => {
  it.each([
    ['1.500', 'de', 'en', '1500'],
    ['1.500', 'en', 'de', '1,5000'],
    ['1.234,5', 'de', 'en', '1.234,5'],
    ['2,5', 'de', 'en', '2.5'],
    ['100,50', 'de', 'en', '100.50'],
    ['١٬٥٠٠', 'ar', 'de', '١٬٥٠٠'],
    ['-2,5', 'de', 'en', '-2.5'],
    ['1500', 'de', 'en', '1500'],
    ['1,234.50', 'en', 'ja', '1,234.50'],
    ['', 'de', 'en', ''],
    ['1e5', 'de', 'en', '1e5'],
    ['LIMIT', 'de', 'en', 'LIMIT'],
  ])('%s in %s is, in %s, %s', (text, from, to, expected) => {
    expect(amountInLanguage(text, from, to)).toBe(expected)
  })

  it('means the same in every other, whatever signs it was typed with', () => {
    const figure = fc.stringMatching(/^\d{1,3}([.,' ]?\d{1,3}){0,3}$/)
    fc.assert(
      fc.property(figure, fc.constantFrom(...tags), fc.constantFrom(...tags), (text, from, to) => {
        const meant = readAmount(text, { ...dollars, language: from })
        if (meant.kind !== 'value') return
        const written = readAmount(amountInLanguage(text, from, to), { ...dollars, language: to })
        expect(written.kind === 'value' && Number(written.value)).toBe(Number(meant.value))
      }),
    )
  })
})
