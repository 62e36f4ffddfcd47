import { type LanguageCode, languageOf } from '../languages.ts'

const order: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']
const suffix = new RegExp(`^(.+)_(${order.join('|')})$`)

/** The plural forms that a language needs, in the order of CLDR: two in English, six in Arabic, one in Japanese. */
function pluralForms(code: LanguageCode): readonly Intl.LDMLPluralRule[] {
  const { pluralCategories } = new Intl.PluralRules(languageOf(code).tag).resolvedOptions()
  return order.filter((form) => pluralCategories.includes(form))
}

/** A key taken apart: `found_one` is the form `one` of `found`; a key that is no plural has no form. */
export function splitPlural(key: string): { base: string; form?: Intl.LDMLPluralRule } {
  const [, base, form] = suffix.exec(key) ?? []
  return base && form ? { base, form: form as Intl.LDMLPluralRule } : { base: key }
}

/** The English keys as another language has to have them: the same, except that plurals take its own forms. */
export function expectedKeys(english: Iterable<string>, code: LanguageCode): readonly string[] {
  const keys = new Set<string>()
  for (const key of english) {
    const { base, form } = splitPlural(key)
    if (form) for (const own of pluralForms(code)) keys.add(`${base}_${own}`)
    else keys.add(key)
  }
  return [...keys]
}

/** The English text that a key translates: its own, or that of the plural's `other` form. */
export function sourceText(english: ReadonlyMap<string, string>, key: string): string | undefined {
  return english.get(key) ?? english.get(`${splitPlural(key).base}_other`)
}

/** Whether a plural form stands for one number alone, so that its text may leave the number out ("a minute"). */
export function isSingleNumber(code: LanguageCode, form: Intl.LDMLPluralRule): boolean {
  const rules = new Intl.PluralRules(languageOf(code).tag)
  let hits = 0
  for (let count = 0; count <= 1000; count += 1) if (rules.select(count) === form) hits += 1
  return hits === 1
}
