import { describe, expect, it } from 'vitest'
import { languages } from '../languages.ts'
import { shownTexts } from './texts.ts'
import { wordingsOf } from './wordings/all.ts'

describe.each(languages)('the texts in $name', ({ code }) => {
  const texts = shownTexts(code)
  /** The name of a placeholder is no word of the text; `count` decides what follows it. */
  const words = (text = '') => text.replace(/\{\{(?!count\b)[^}]*\}\}/g, '{{}}')

  it.each(wordingsOf(code))('do not say “$caught”. $reason', ({ pattern, except = [] }) => {
    const found = [...texts].filter(([key, text]) => pattern.test(words(text)) && !except.includes(key))
    expect(found).toEqual([])
  })

  it.each(wordingsOf(code))('are checked by a pattern that catches “$caught”', (wording) => {
    expect(wording.caught).toMatch(wording.pattern)
    if (wording.allowed !== undefined) expect(wording.allowed).not.toMatch(wording.pattern)
    for (const key of wording.except ?? []) expect(words(texts.get(key))).toMatch(wording.pattern)
  })
})
