import { languages } from '@swx/locales/languages'
import type { FormatterModule } from 'i18next'
import { formatDecimal } from './format-decimal.ts'

/**
 * Sets a value of a text by the signs of its language.
 *
 * @param language BCP 47 tag of the text
 * @param values all values that the text was given
 */
export type TextFormat = (
  value: unknown,
  language: string,
  values: Readonly<Record<string, unknown>>,
) => string

/** Formats by the name that texts give them: `money` in `{{amount, money}}`. */
export type TextFormats = Readonly<Record<string, TextFormat>>

const rightToLeft: readonly string[] = languages.flatMap(({ tag, dir }) => (dir === 'rtl' ? [tag] : []))

/** A letter of a language written from right to left. */
const letter = /[\u0590-\u08ff]/

/** What is already isolated as a whole. */
const isolated = /^[\u2066\u2068][^\u2066-\u2069]*\u2069$/

/** Keeps a value in one piece, where it or the words around it are read from right to left. */
function isolate(value: string, language: string): string {
  if (value === '' || isolated.test(value)) return value
  return rightToLeft.includes(language) || letter.test(value) ? `\u2068${value}\u2069` : value
}

/** A word by the plural rule of a value, as a text gives it: `plural(one: lot; other: lots)`. */
const plural = /^plural\((.+)\)$/

/** The form of a word that a language uses with a value, which may be a fraction: French has the singular below 2. */
function pluralForm(forms: string, value: unknown, language: string): string {
  const words = new Map(
    forms.split(';').map((form) => {
      const [rule = '', word = ''] = form.split(':')
      return [rule.trim(), word.trim()] as const
    }),
  )
  return words.get(new Intl.PluralRules(language).select(Number(value))) ?? words.get('other') ?? ''
}

/**
 * Sets every value of every text: by the format that the text names, a number without one by the signs of the
 * language (a year is given as a string), and isolated where it would turn around among the words. A value that has a
 * format and is undefined is not known: a dash. One that was forgotten stops tests and the app in development.
 */
export function textValues(formats: TextFormats): FormatterModule {
  return {
    type: 'formatter',
    init() {},
    add() {},
    addCached() {},
    format: (value, name, tag = 'en', values = {}) => {
      if (name === undefined) {
        if (typeof value === 'number') return isolate(formatDecimal(value, { language: tag }), tag)
        return typeof value === 'string' ? isolate(value, tag) : value
      }
      const key: unknown = values.interpolationkey
      if (import.meta.env.DEV && typeof key === 'string' && !(key in values))
        throw new Error(`A text takes a value "${key}" (${name}) that it was not given.`)
      const [, forms] = plural.exec(name) ?? []
      if (forms !== undefined) return pluralForm(forms, value, tag)
      const format = formats[name]
      if (format === undefined) throw new Error(`There is no format "${name}" for a value of a text.`)
      return isolate(value === undefined ? '–' : format(value, tag, values), tag)
    },
  }
}
