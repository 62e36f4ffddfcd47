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

beforeEach(() => startTestI18n('loans', 'deposit', 'notifications'))
afterAll(() => changeLanguage(languageOf('en')))

describe.each(languages)('in $name', (language) => {
  beforeEach(() => changeLanguage(language))

  it('no line ends between an amount and its currency', () => {
    const isolates = /[\u2066-\u2069]|<\/?0>/g
    const limit = i18next.t('loans:line.limit', { limit: '5000.00' }).replace(isolates, '')
    expect(limit).toMatch(/\d\u00a0USD/)
    const least = i18next.t('deposit:form.minimum', { amount: '120', currency: 'USDT' })
    expect(least.replace(isolates, '')).toMatch(/120\u00a0USDT/)
  })

  it('every text with an amount and its currency keeps them together', () => {
    const ofLanguage = Object.entries(files).filter(([file]) => file.includes(`/locales/${language.code}/`))
    const texts = ofLanguage.map(([, text]) => text)
    expect(texts.filter((text) => parted.test(text)).length).toBeGreaterThan(10)
    for (const text of texts) {
      const kept = JSON.stringify(keepUnits(JSON.parse(text)))
      expect(kept.replaceAll('\u00a0', '_')).not.toMatch(parted)
      expect(kept.replaceAll('\u00a0', ' ')).toBe(JSON.stringify(JSON.parse(text)).replaceAll('\u00a0', ' '))
    }
  })
})
