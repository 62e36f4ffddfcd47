import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languageOf, languages } from '../languages.ts'
import { figures, placeholders, pluralWords } from './placeholders.ts'
import { expectedKeys, isSingleNumber, sourceText, splitPlural } from './plurals.ts'
import { namespacesOf, readTexts } from './texts.ts'

const namespaces = namespacesOf('en')
const withoutCount = (list: readonly string[]) => list.filter((entry) => entry !== '{{count}}')
const translations = languages.filter(({ code }) => code !== 'en')

it('has a folder of texts for every language of the list, and for no other', () => {
  const folders = readdirSync(new URL('../', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
    .map(({ name }) => name)
  expect(folders.sort()).toEqual(languages.map(({ code }) => code).sort())
})

describe.each(languages)('the texts in $name', ({ code }) => {
  it('come in the same files as in English', () => {
    expect(namespacesOf(code)).toEqual(namespaces)
  })

  it.each(namespaces)(
    'of %s have exactly the keys of English, in its order, with the plural forms of their language',
    (namespace) => {
      expect([...readTexts(code, namespace).keys()]).toEqual(
        expectedKeys(readTexts('en', namespace).keys(), code),
      )
    },
  )
})

describe.each(translations)('a text in $name', ({ code }) => {
  const pairs = namespaces.flatMap((namespace) => {
    const english = readTexts('en', namespace)
    return [...readTexts(code, namespace)].map(([key, text]) => ({
      key: `${namespace}:${key}`,
      text,
      source: sourceText(english, key) ?? '',
      form: splitPlural(key).form,
    }))
  })

  it('has the placeholders of its English text', () => {
    const wrong = pairs.filter(({ text, source, form }) => {
      const wanted = placeholders(source)
      const found = placeholders(text)
      // A form for one number alone may say "a minute".
      if (!form || !isSingleNumber(code, form)) return String(wanted) !== String(found)
      return String(withoutCount(wanted)) !== String(withoutCount(found))
    })
    expect(wrong).toEqual([])
  })

  it('has every word that goes by a plural rule in the forms of its language, by a value that it is given', () => {
    const { pluralCategories } = new Intl.PluralRules(languageOf(code).tag).resolvedOptions()
    const wrong = pairs.filter(({ text, source }) => {
      const given = placeholders(source)
      return pluralWords(text).some(
        ({ value, forms }) =>
          // A unit that stands alone is given its value by whoever asks for it.
          (given.length > 0 && !given.some((placeholder) => /\w+/.exec(placeholder)?.[0] === value)) ||
          !forms.has('other') ||
          [...forms].some(([form, word]) => !word || !pluralCategories.includes(form as Intl.LDMLPluralRule)),
      )
    })
    expect(wrong).toEqual([])
  })

  it('keeps the figures of its English text', () => {
    const wrong = pairs.filter(({ text, source }) => {
      // Arabic says one in a word, behind its noun.
      const own = figures(code === 'ar' ? text.replace(/واحدة?/g, '1') : text)
      return figures(source).some((figure) => !own.includes(figure))
    })
    expect(wrong).toEqual([])
  })
})
