import { readdirSync, readFileSync } from 'node:fs'
import type { LanguageCode } from '../languages.ts'

/** Nested texts, as a text file holds them. */
export interface TextTree {
  readonly [key: string]: string | TextTree
}

/** Texts by their dotted key, in the order of the file. */
export type Texts = ReadonlyMap<string, string>

const root = new URL('../', import.meta.url)

/** The text files of a language, as namespace names in alphabetical order; none when the folder is missing. */
export function namespacesOf(code: LanguageCode): readonly string[] {
  try {
    return readdirSync(new URL(`${code}/`, root))
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
      .sort()
  } catch {
    return []
  }
}

/** Where the file of a namespace is. */
export function fileOf(code: LanguageCode, namespace: string): URL {
  return new URL(`${code}/${namespace}.json`, root)
}

/** A text file as it is on disk; an empty one when there is none. */
export function readTree(code: LanguageCode, namespace: string): TextTree {
  if (!namespacesOf(code).includes(namespace)) return {}
  return JSON.parse(readFileSync(fileOf(code, namespace), 'utf8')) as TextTree
}

/**
 * Flattens nested texts to dotted keys.
 *
 * @throws TypeError when a leaf is not a string.
 */
function flatten(tree: TextTree, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [name, value] of Object.entries(tree)) {
    const key = prefix + name
    if (typeof value === 'string') texts.set(key, value)
    else if (value !== null && typeof value === 'object' && !Array.isArray(value))
      for (const [inner, text] of flatten(value, `${key}.`)) texts.set(inner, text)
    else throw new TypeError(`"${key}" is neither a text nor a group of texts.`)
  }
  return texts
}

/** The texts of one namespace in one language. */
export function readTexts(code: LanguageCode, namespace: string): Texts {
  return flatten(readTree(code, namespace))
}

/** Words that users type into the search and never see: they are theirs, and include those that we do not use. */
const typedByUsers = /^search:(also\.|beside$)/

/** Every text that the product shows in a language, by `namespace:key`. */
export const shownTexts = (code: LanguageCode): Texts =>
  new Map([...allTexts(code)].filter(([key]) => !typedByUsers.test(key)))

/** Every text of a language, by `namespace:key`. */
export function allTexts(code: LanguageCode): Texts {
  return new Map(
    namespacesOf(code).flatMap((namespace) =>
      [...readTexts(code, namespace)].map(([key, text]) => [`${namespace}:${key}`, text] as const),
    ),
  )
}
