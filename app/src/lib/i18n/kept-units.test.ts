import { languageOf, languages } from '@swx/locales/languages'
import i18next from 'i18next'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { changeLanguage } from './i18n.ts'
import { keepUnits } from './kept-units.ts'

const files: Readonly<Record<string, string>> = import.meta.glob('../../../../locales/*/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const parted = /\}\}(?:<\/\d+>)?\s+(?:USDT?\b|\{\{currency\}\})/

beforeEach(() => startTestI18n('loans', 'deposit', 'notifications', 'orders', 'options'))
afterAll(() => changeLanguage(languageOf('en')))

const isolates = /[\u2066-\u2069]|<\/?0>/g

describe.each(languages)('in $name', (language) => {
  beforeEach(() => changeLanguage(language))

  it('no line ends between an amount and its currency', () => {
    const limit = i18next.t('loans:line.limit', { limit: '5000.00' }).replace(isolates, '')
    expect(limit).toMatch(/\d\u00a0USD/)
    const least = i18next.t('deposit:form.minimum', { amount: '120', currency: 'USDT' })
    expect(least.replace(isolates, '')).toMatch(/120\u00a0USDT/)
  })

  it('no line ends between a number and its unit', () => {
    const texts = [
      i18next.t('orders:ticket.review.LONG', { lots: '1.50', code: 'EURUSD' }),
      i18next.t('loans:days', { count: 30 }),
      i18next.t('options:period.minutes', { count: 15 }),
      i18next.t('errors:imageTooLarge'),
    ]
    // Korean writes its units without a space, and is never parted within a word.
    const kept = language.code === 'ko' ? /\d(?:\p{Script=Hangul}|\u00a0MB)/u : /\d\u00a0\p{L}/u
    for (const text of texts) expect(text.replace(isolates, '')).toMatch(kept)
  })

  it('every text with an amount and its currency keeps them together', () => {
    const ofLanguage = Object.entries(files).filter(([file]) => file.includes(`/locales/${language.code}/`))
    const texts = ofLanguage.map(([, text]) => text)
    expect(texts.filter((text) => parted.test(text)).length).toBeGreaterThan(10)
    for (const text of texts) {
      const kept = JSON.stringify(keepUnits(JSON.parse(text), language.tag))
      expect(kept.replaceAll('\u00a0', '_')).not.toMatch(parted)
      expect(kept.replaceAll('\u00a0', ' ')).toBe(JSON.stringify(JSON.parse(text)).replaceAll('\u00a0', ' '))
    }
  })
})
