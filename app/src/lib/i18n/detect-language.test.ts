import { languages } from '@swx/locales/languages'
import { describe, expect, it } from 'vitest'
import { detectLanguage } from './detect-language.ts'

describe('the language to start with', () => {
  it.each([
    ['the stored code', 'ja', ['de-DE'], 'ja'],
    ['Traditional Chinese in Hong Kong', null, ['zh-HK'], 'hk'],
    ['Traditional Chinese in Taiwan', null, ['zh-TW'], 'hk'],
    ['Simplified Chinese in Singapore', null, ['zh-SG'], 'zh'],
    ['the first of the ten the browser knows', null, ['pt-BR', 'fr-CA', 'de'], 'fr'],
    ['English when nothing fits', null, ['pt-BR'], 'en'],
    ['English when the stored code is none of the ten', 'tlh', ['pt-BR'], 'en'],
  ])('is %s', (_, stored, browser, code) => {
    expect(detectLanguage(stored, browser, 'en', languages).code).toBe(code)
  })

  it.each([
    ['one that is offered, whatever is stored', 'ja', ['fr'], 'de', 'de'],
    ['the first that is offered where English is not', null, ['pt-BR'], 'en', 'de'],
  ])('is %s', (_, stored, browser, fallback, code) => {
    const offered = languages.filter((language) => ['de', 'it'].includes(language.code))
    expect(detectLanguage(stored, browser, fallback, offered).code).toBe(code)
  })

  it('gives hk a tag that Intl understands', () => {
    const { tag } = detectLanguage('hk', [], 'en', languages)
    expect(tag).toBe('zh-Hant-HK')
    expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toEqual([tag])
  })
})
