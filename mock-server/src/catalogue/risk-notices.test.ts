import { expect, test } from 'vitest'
import { noticeLanguageOf, noticeLanguages } from './notice-language.ts'
import { riskNotice } from './risk-notices.ts'
import { loadTexts } from './texts/load-texts.ts'

test.each([
  ['de-AT, en;q=0.8', 'de'],
  ['zh-Hant-HK', 'zh-Hant'],
  ['zh-TW', 'zh-Hant'],
  ['zh-Hans-CN', 'zh-Hans'],
  ['pt-BR', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('a user who accepts %j is warned in %s', (acceptLanguage, language) => {
  expect(noticeLanguageOf(acceptLanguage)).toBe(language)
})

test('says each warning in ten languages, differently in each', async () => {
  for (const language of noticeLanguages) await loadTexts(language)
  expect(noticeLanguages).toHaveLength(10)
  for (const key of ['forex', 'crypto', 'stocks', 'futures', 'metals', 'etf', 'test'])
    expect(new Set(noticeLanguages.map((language) => riskNotice(key, language))).size).toBe(10)
})

test('has nothing to say for a key without a warning', () => {
  expect(riskNotice('toString', 'en')).toBe('')
})
