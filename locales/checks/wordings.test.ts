import { describe, expect, it } from 'vitest'
import { languages } from '../languages.ts'
import { shownTexts } from './texts.ts'
import { wordingsOf } from './wordings/all.ts'

describe.each(languages)('the texts in $name', ({ code }) => {
  const texts = shownTexts(code)
  /**
   * A text without the names of its placeholders, which are no words of it; `count` stays, for the rules about what
   * follows a number.
   */
  const words = (text = '') => text.replace(/\{\{(?!count\b)[^}]*\}\}/g, '{{}}')

  it.each(wordingsOf(code))('do not say “$caught”. $reason', ({ pattern, except = [] }) => {
    const found = [...texts].filter(([key, text]) => pattern.test(words(text)) && !except.includes(key))
    expect(found).toEqual([])
  })

  it.each(wordingsOf(code))('are checked by a pattern that catches “$caught”', (wording) => {
    expect(wording.caught).toMatch(wording.pattern)
    if (wording.allowed !== undefined)
      for (const { pattern } of wordingsOf(code)) expect(wording.allowed).not.toMatch(pattern)
    for (const key of wording.except ?? []) expect(words(texts.get(key))).toMatch(wording.pattern)
  })
})
