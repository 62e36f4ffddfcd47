import { languages } from '@swx/locales/languages'
import { basename } from '#config/basename.ts'

type Texts = Record<string, unknown>

/** Edition of each language's texts; written into builds by `build/texts.ts`. */
declare const __TEXT_EDITIONS__: Readonly<Record<string, string>>

/** Namespaces of products that this build does not offer, which it has no texts of; written into builds by `build/texts.ts`. */
declare const __ABSENT_TEXTS__: readonly string[] | undefined

/** While developing and testing, straight from the folder of texts. */
const sources = import.meta.env.PROD
  ? {}
  : import.meta.glob<{ default: Texts }>('../../../../locales/*/*.json')

async function readSource(code: string, namespace: string): Promise<Texts> {
  const file = `../../../../locales/${code}/${namespace}.json`
  const load = sources[file]
  if (load === undefined) throw new Error(`${file} is missing.`)
  return (await load()).default
}

async function fetchBuilt(code: string, namespace: string): Promise<Texts> {
  const folder = basename === '/' ? '' : basename
  const file = `${folder}/assets/${namespace}.${code}-${__TEXT_EDITIONS__[code]}.json`
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${file} answered HTTP ${response.status}.`)
  return response.json()
}

const loading = new Map<string, Promise<Texts>>()

const absent = typeof __ABSENT_TEXTS__ === 'undefined' ? [] : __ABSENT_TEXTS__

/**
 * Texts of one namespace in the language with this BCP 47 tag, fetched once. A failure is forgotten, so that the next
 * call tries again. A page may name texts of a product that this build does not offer: it shows none of them.
 */
export function loadTexts(tag: string, namespace: string): Promise<Texts> {
  const language = languages.find((one) => one.tag === tag)
  if (language === undefined) return Promise.reject(new Error(`There is no language "${tag}".`))
  if (absent.includes(namespace)) return Promise.resolve({})
  const { code } = language
  const key = `${code} ${namespace}`
  const read = import.meta.env.PROD ? fetchBuilt : readSource
  const texts = loading.get(key) ?? read(code, namespace)
  loading.set(key, texts)
  texts.catch(() => loading.delete(key))
  return texts
}
