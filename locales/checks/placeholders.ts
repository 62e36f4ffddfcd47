/** A word by the plural rule of a value: `{{lots, plural(one: lot; other: lots)}}`. */
const plural = /\{\{(\w+), plural\(([^}]*)\)\}\}/g

/** The words of a text that go by the plural rule of a value, each with that value and its forms. */
export const pluralWords = (text: string) =>
  [...text.matchAll(plural)].map(([, value = '', forms = '']) => ({
    value,
    forms: new Map(
      forms.split(';').map((form) => form.split(':').map((part) => part.trim()) as [string, string]),
    ),
  }))

/** A text as it reads with many of everything: each word that goes by a plural rule in its form `other`. */
export const withOtherForms = (text: string): string =>
  text.replace(plural, (_, __, forms: string) => /\bother:\s*([^;]*)/.exec(forms)?.[1]?.trim() ?? '')

/** The placeholders of a text, sorted, each as often as it stands there: `{{name}}`, and tags such as `<1>` of a composed text. */
export function placeholders(text: string): readonly string[] {
  const found = withOtherForms(text).match(/\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?[a-zA-Z0-9]+\s*\/?>/g) ?? []
  return found.map((placeholder) => placeholder.replace(/\s/g, '')).sort()
}

/** The figures that stand in a text outside of placeholders. */
export function figures(text: string): readonly string[] {
  return text.replace(/\{\{[^}]*\}\}|<[^>]*>/g, ' ').match(/\d+/g) ?? []
}
