import { languages } from '@swx/locales/languages'
import { describe, expect, it } from 'vitest'
import { type AmountLimits, amountRule } from './amount-rule.ts'
import { contractText } from './contract-text.ts'

const read = (text: string, limits: Partial<AmountLimits> = {}) => {
  const rule = amountRule({ language: 'en', scale: 2, currency: 'USD', ...limits })
  const { data, error } = rule.safeParse(text)
  return data ?? error?.issues[0]?.message
}

describe('the rule of an amount', () => {
  it.each([
    ['1,234', '1234', 'unread', '1234'],
    ['100,50', 'unread', '100.50', 'unread'],
    ['1,234.50', '1234.50', '1234.50', '1234.50'],
    ['12 34', 'unread', 'unread', 'unread'],
    ['-5', 'unread', 'unread', 'unread'],
    ['1e5', 'unread', 'unread', 'unread'],
    ['١٢٫٥', '12.5', '12.5', '12.5'],
    ['１２．５', '12.5', 'unread', '12.5'],
    ['€5', 'unread', 'unread', 'unread'],
    ['', 'missing', 'missing', 'missing'],
    ['   ', 'missing', 'missing', 'missing'],
    ['1234567890123456789', 'unread', 'unread', 'unread'],
    ['0', 'zero', 'zero', 'zero'],
    ['5.125', 'unread', '5125', 'unread'],
    ['0x10', 'unread', 'unread', 'unread'],
    ['5.5.5', 'unread', 'unread', 'unread'],
    ['５，５，５', 'unread', 'unread', 'unread'],
    ['٥٫٥٫٥', 'unread', 'unread', 'unread'],
    ['١٢٬٥', 'unread', 'unread', 'unread'],
    ['١٢٣٬٤', 'unread', 'unread', 'unread'],
    ['عشرة', 'unread', 'unread', 'unread'],
  ])('finds in “%s” in English %s, in German %s, in Arabic %s', (text, en, de, ar) => {
    expect(read(text)).toBe(en)
    expect(read(text, { language: 'de' })).toBe(de)
    expect(read(text, { language: 'ar' })).toBe(ar)
  })

  it.each(languages)('gives what a figure shown in $name means, as it travels', ({ tag }) => {
    const shown = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, numberingSystem: 'latn' }).format(
      1234.5,
    )
    expect(read(shown, { language: tag })).toBe('1234.50')
  })

  it.each([
    ['9.99', { min: '10' }, 'tooSmall'],
    ['0', { min: '10' }, 'tooSmall'],
    ['10', { min: '10' }, '10'],
    ['50.01', { max: '50.00' }, 'tooLarge'],
    ['50', { max: '50.00' }, '50'],
    ['0.12', { step: '0.05' }, 'offStep'],
    ['0.15', { step: 0.05 }, '0.15'],
    ['18240.56', { available: '18240.55' }, 'beyondFunds'],
    ['60', { max: '50', available: '10' }, 'tooLarge'],
    ['60', { min: undefined, max: undefined, available: undefined }, '60'],
  ])('compares %s with %j: %s', (text, limits, found) => {
    expect(read(text, limits)).toBe(found)
  })
})

describe('the rule of a text of the contract', () => {
  const sixDigits = amountRule({ language: 'en', scale: 0, min: '100000', max: '999999' })
  const check = (text: string, missing?: string) => {
    const { data, error } = contractText({ schema: sixDigits, issue: 'wrong', missing }).safeParse(text)
    return data ?? error?.issues.map(({ message }) => message)
  }

  it('takes what the contract takes, without spaces around it', () => {
    expect(check(' 123456 ')).toBe('123456')
    expect(check('12345', 'required')).toEqual(['wrong'])
  })

  it('is empty where the field may be, and asks for it where it may not', () => {
    expect(check(' ')).toBe('')
    expect(check(' ', 'required')).toEqual(['required'])
  })
})
