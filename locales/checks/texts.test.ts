import { describe, expect, it } from 'vitest'
import { languages } from '../languages.ts'
import { withOtherForms } from './placeholders.ts'
import { splitPlural } from './plurals.ts'
import { allTexts } from './texts.ts'
import { englishWords, foreignHan, isWordless, sameAsEnglish, scripts } from './untranslated.ts'

const english = allTexts('en')

describe.each(languages)('no text in $name', ({ code }) => {
  const texts = [...allTexts(code)]
  const find = (isWrong: (text: string, key: string) => boolean) =>
    expect(texts.filter(([key, text]) => isWrong(text, key))).toEqual([])

  it('is empty or padded', () => find((text) => text === '' || text !== text.trim() || / {2}/.test(text)))

  it('has a straight quote, three dots, or figures other than 0 to 9', () =>
    find((text) => /["']|\.\.\.|[٠-٩۰-۹０-９]/.test(text)))

  it('shouts', () => find((text) => /[!！]/.test(text)))

  // What the search says of a part that failed is a sentence below its results.
  it('ends as a sentence where it is the title of what did not load', () =>
    find((text, key) => /^\w+:failed$/.test(key) && key !== 'search:failed' && /[.。]$/.test(text)))
})

describe.each(languages.filter(({ code }) => code !== 'en'))('no text in $name', ({ code }) => {
  const texts = [...allTexts(code)].filter(([, text]) => !isWordless(text))
  const listed = sameAsEnglish[code] ?? []
  const script = scripts[code]

  it('was left in English', () => {
    const same = texts.filter(([key, text]) => text === english.get(key) && !listed.includes(text))
    expect(same).toEqual([])
  })

  it('is listed as the same as English and no longer used', () => {
    expect(
      listed.filter((entry) => !texts.some(([key, text]) => text === entry && english.get(key) === entry)),
    ).toEqual([])
  })

  it('has English words in it', () => expect(texts.filter(([, text]) => englishWords.test(text))).toEqual([]))

  it('is in another script', () => {
    const other = texts.filter(([, text]) => (script && !script.test(text)) || foreignHan[code]?.test(text))
    expect(other).toEqual([])
  })
})

it('in English uses a plural form alone', () => {
  const forms = new Map<string, string[]>()
  for (const key of english.keys()) {
    const { base, form } = splitPlural(key)
    if (form) forms.set(base, [...(forms.get(base) ?? []), form])
  }
  expect([...forms].filter(([, own]) => own.join() !== 'one,other')).toEqual([])
})

it.each(['de', 'fr'] as const)(
  'in %s ends no sentence with a day and its month: 27. Dez. and 27 déc. have a full stop of their own',
  (code) => {
    const doubled = [...allTexts(code)].filter(([, text]) => /, dayMonth\}\}(?:<[^>]*>)?\./.test(text))
    expect(doubled).toEqual([])
  },
)

it('in French keeps its double punctuation on the line of its word', () => {
  const loose = [...allTexts('fr')].filter(([, text]) =>
    / [;:?!»]|« |[^\u00a0\d/][;?!»]/.test(withOtherForms(text)),
  )
  expect(loose).toEqual([])
})
