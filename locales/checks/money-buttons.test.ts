import { describe, expect, it } from 'vitest'
import { languages } from '../languages.ts'
import { withOtherForms } from './placeholders.ts'
import { allTexts } from './texts.ts'

/** Buttons that move money of a position, and what is said once it has moved. */
const moving = [
  'orders:review.confirm.LONG',
  'orders:review.confirm.SHORT',
  'orders:ticket.opened',
  'orders:close.confirm',
]

describe.each(languages)('a size in $name', ({ code }) => {
  const texts = new Map([...allTexts(code)].map(([key, text]) => [key, withOtherForms(text)]))
  const word = texts.get('orders:ticket.lots') ?? ''

  it('has its unit beside it: a lot can be 100,000 units', () => {
    expect(word).not.toBe('')
    const bare = [...texts].filter(
      ([, text]) => text.includes('{{lots, ') && !text.toLowerCase().includes(word.toLowerCase()),
    )
    expect(bare).toEqual([])
  })

  it('has its decimals: “1 lots” is no English', () => {
    const bare = [...texts].filter(([, text]) => /\{\{lots, (?!lots\})/.test(text))
    expect(bare).toEqual([])
  })

  it('stands with the sum on every button that moves money, and in what is said afterwards', () => {
    for (const key of moving) {
      expect(texts.get(key), key).toContain('{{lots, ')
      expect(texts.get(key), key).toMatch(/\{\{total, money\}\} USD/)
    }
  })
})
