import { type Language, languages } from '@swx/locales/languages'
import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { keepUnits } from './kept-units.ts'
import { loadTexts } from './locale-files.ts'
import { type TextFormats, textValues } from './text-values.ts'

/** How long texts that did not arrive are left alone before they are asked for again. */
const RETRY_MS = 5_000

/**
 * Asks for texts until they arrive, and never says that they have failed: i18next would count them as loaded and show
 * keys in place of sentences. A component whose texts are missing is not shown before they come.
 */
const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(tag, namespace, callback) {
    const attempt = () => {
      loadTexts(tag, namespace).then(
        (texts) => callback(null, keepUnits(texts, tag)),
        () => setTimeout(attempt, RETRY_MS),
      )
    }
    attempt()
  },
}

let markStarted = () => {}
const started = new Promise<void>((resolve) => {
  markStarted = resolve
})
let startTag = ''

/**
 * Starts translation. i18next is given BCP 47 tags (`zh-Hant-HK`), never our own codes (`hk`): plural rules and
 * `Intl` know only tags. Keys are typed and texts are checked, so what is missing is the word for a member of an enum
 * that only a later server knows: it is shown as the server sent it.
 */
export async function startI18n(language: Language, formats: TextFormats): Promise<void> {
  startTag = language.tag
  markDocument(language)
  await i18next
    .use(backend)
    .use(textValues(formats))
    .use(initReactI18next)
    .init({
      lng: language.tag,
      fallbackLng: false,
      load: 'currentOnly',
      supportedLngs: languages.map(({ tag }) => tag),
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false, alwaysFormat: true },
      react: { useSuspense: true },
      returnNull: false,
      appendNamespaceToMissingKey: true,
      parseMissingKeyHandler(key, defaultValue) {
        const member = unknownPart(key)
        // Where the texts of `common` did not come there is no sentence for it either.
        return defaultValue ?? i18next.t('otherMember', { member, defaultValue: member })
      },
    })
  markStarted()
}

/** The part of a key that the texts do not have: `VENDOR_FEE` of `history:kind.VENDOR_FEE`. */
function unknownPart(key: string): string {
  const [namespace = '', path = ''] = key.split(':')
  let texts: unknown = i18next.getResourceBundle(i18next.language, namespace)
  for (const part of path.split('.')) {
    const next = (texts as Record<string, unknown> | undefined)?.[part]
    if (next === undefined) return part
    texts = next
  }
  return path
}

/** Namespaces that were fetched ahead: a new language comes with all of them. */
const fetched = new Set<string>()

/**
 * Fetches namespaces of a language and gives them to i18next. Its own `loadNamespaces` would wait for every namespace
 * that it was ever asked for, also for one that does not arrive.
 */
async function addTexts(tag: string, namespaces: readonly string[]): Promise<void> {
  await Promise.all(
    namespaces.map(async (namespace) => {
      const texts = await loadTexts(tag, namespace)
      if (i18next.hasResourceBundle(tag, namespace)) return
      i18next.addResourceBundle(tag, namespace, keepUnits(texts, tag), false, false, {
        silent: true,
        skipCopy: true,
      })
    }),
  )
}

/**
 * Fetches every namespace in use in another language.
 *
 * @throws Error when one did not arrive; the next call asks for it again
 */
export async function fetchLanguage({ tag }: Language): Promise<void> {
  await addTexts(tag, [...new Set([...fetched, i18next.options.ns ?? []].flat())])
}

/** Switches to a language whose texts were fetched, all at once: no reload, no half-translated page. */
export async function changeLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language.tag)
  markDocument(language)
}

/**
 * Fetches namespaces ahead of the page that needs them; files are asked for even before translation has started.
 *
 * @throws Error when one did not arrive; the next call asks for it again
 */
export async function preloadTexts(namespaces: readonly string[]): Promise<void> {
  for (const namespace of namespaces) loadTexts(startTag, namespace).catch(() => {})
  await started
  for (const namespace of namespaces) fetched.add(namespace)
  await addTexts(i18next.language, namespaces)
}

/**
 * Fetches namespaces beside the code of a part of a page. Without them the part waits in its own place, and the page
 * stays.
 */
export async function expectTexts(namespaces: readonly string[]): Promise<void> {
  await preloadTexts(namespaces).catch(() => {})
}

function markDocument({ tag, dir }: Language): void {
  document.documentElement.lang = tag
  document.documentElement.dir = dir
}
