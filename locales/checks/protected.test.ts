import { describe, expect, it } from 'vitest'
import { languages } from '../languages.ts'
import { readTexts } from './texts.ts'

const plain = (text = '') => text.replace(/<[^>]*>/g, '')

it('says the wallet message in English word for word', () => {
  expect([...readTexts('en', 'wallet').values()]).toContain(
    'To use this application, you must have a Web3 wallet that supports the appropriate network (Coinbase Wallet).',
  )
})

it('says the sandbox label in English word for word', () => {
  expect(plain(readTexts('en', 'common').get('sandbox.label'))).toBe('Sandbox – sample data, no real money')
})

describe.each(languages)('in $name', ({ code }) => {
  it('names the wallet that the specification names', () => {
    expect([...readTexts(code, 'wallet').values()].some((text) => text.includes('Coinbase Wallet'))).toBe(
      true,
    )
  })

  it('says the same on the sandbox label as in the page title', () => {
    const texts = readTexts(code, 'common')
    expect(texts.get('sandbox.title')).toBe(plain(texts.get('sandbox.label')))
    expect(texts.get('sandbox.title')).toMatch(/^\S+( \S+)? – \S/)
  })

  it('tells demo and real apart by word', () => {
    const texts = readTexts(code, 'common')
    expect(texts.get('mode.demo.word')).not.toBe(texts.get('mode.real.word'))
  })
})
