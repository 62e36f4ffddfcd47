import { readdirSync, readFileSync } from 'node:fs'
import type { Resources } from '@swx/locales/i18next.d.ts'
import type { LanguageCode } from '@swx/locales/languages'
import { root } from './root.ts'

const namespaces = readdirSync(`${root}locales/en`).map((file) => file.replace('.json', ''))

/** The words of a language, by namespace and key, as the app shows them. */
export function textsOf(language: LanguageCode): Resources {
  const read = (namespace: string) =>
    JSON.parse(readFileSync(`${root}locales/${language}/${namespace}.json`, 'utf8'))
  const lazily = namespaces.map((namespace) => [namespace, { get: () => read(namespace) }])
  return Object.defineProperties({} as Resources, Object.fromEntries(lazily))
}

/** The English words. */
export const english = textsOf('en')

/** A letter of a language written from right to left: the app keeps each value of such a text in one piece. */
const rightToLeft = /[\u0590-\u08ff]/

/** A text with its values filled in, each as the app sets it. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)(?:, \w+)?\}\}/g, (_, name: string) => {
    const value = String(values[name] ?? '')
    return rightToLeft.test(text) ? `\u2068${value}\u2069` : value
  })

/** A text as it is read on the page, without the tags that set parts of it apart. */
export const plain = (text: string): string => text.replace(/<\/?\d+>/g, '')
