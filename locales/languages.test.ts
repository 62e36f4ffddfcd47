import { describe, expect, it } from 'vitest'
import {
  compactLanguageCodes,
  isLanguageCode,
  languageCodeOfTag,
  languageOf,
  languages,
} from './languages.ts'

describe('the list of languages', () => {
  it('offers the ten languages of the product, each once', () => {
    expect(languages.map(({ code }) => code)).toEqual([
      'zh',
      'en',
      'ja',
      'ko',
      'de',
      'fr',
      'it',
      'ar',
      'hk',
      'es',
    ])
  })

  it.each(languages)('gives $code a tag that Intl knows', ({ tag }) => {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
    expect(Intl.NumberFormat.supportedLocalesOf(tag)).toEqual([tag])
  })

  it.each(languages)('writes $code in the direction of its script', ({ code, dir }) => {
    expect(dir).toBe(code === 'ar' ? 'rtl' : 'ltr')
  })

  it('puts English, Traditional and Simplified Chinese into compact pickers', () => {
    expect(compactLanguageCodes).toEqual(['en', 'hk', 'zh'])
  })

  it('finds a language by its code', () => {
    expect(languageOf('hk')).toMatchObject({ tag: 'zh-Hant-HK', name: '繁體中文' })
  })
})

describe('a stored language', () => {
  it('counts when it is one of the ten codes', () => {
    expect(isLanguageCode('hk')).toBe(true)
  })

  it.each(['pt', 'EN', '', null, 1])('is ignored when it is %j', (value) => {
    expect(isLanguageCode(value)).toBe(false)
  })
})

describe("a browser's language", () => {
  it.each([
    ['zh-CN', 'zh'],
    ['zh-SG', 'zh'],
    ['zh', 'zh'],
    ['zh-Hans', 'zh'],
    ['zh-Hans-HK', 'zh'],
    ['zh-TW', 'hk'],
    ['zh-HK', 'hk'],
    ['zh-MO', 'hk'],
    ['zh-Hant', 'hk'],
    ['zh_TW', 'hk'],
    ['en-GB', 'en'],
    ['en', 'en'],
    ['EN-us', 'en'],
    ['ja-JP', 'ja'],
    ['ko', 'ko'],
    ['de-AT', 'de'],
    ['fr-CA', 'fr'],
    ['it-CH', 'it'],
    ['ar-EG', 'ar'],
    ['es-419', 'es'],
  ])('%s is served in %s', (tag, code) => {
    expect(languageCodeOfTag(tag)).toBe(code)
  })

  it.each(['pt-BR', 'hk', 'yue-HK', 'zho', ''])('%j has none of the ten', (tag) => {
    expect(languageCodeOfTag(tag)).toBeUndefined()
  })
})
