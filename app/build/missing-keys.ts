/** A text, or what nests texts. */
type Texts = { readonly [key: string]: string | Texts }

/** The texts of a language, by namespace. */
export type Namespaces = Readonly<Record<string, Texts>>

const forms = /_(?:zero|one|two|few|many|other)$/

function keysOf(texts: Texts, path: string): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const at = path === '' ? key : `${path}.${key}`
    // A text by number counts once: which forms it has differs from language to language.
    return typeof text === 'string' ? [at.replace(forms, '')] : keysOf(text, at)
  })
}

/**
 * The keys of the source language that a translation lacks: on a page they would be shown as keys.
 *
 * @example
 * missingKeys({ loans: { apr: 'APR' } }, { loans: {} }) // ['loans:apr']
 */
export function missingKeys(source: Namespaces, translation: Namespaces): readonly string[] {
  return Object.entries(source).flatMap(([namespace, texts]) => {
    const own = new Set(keysOf(translation[namespace] ?? {}, ''))
    const missing = keysOf(texts, '').filter((key) => !own.has(key))
    return [...new Set(missing)].map((key) => `${namespace}:${key}`)
  })
}
