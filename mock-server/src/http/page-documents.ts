import { existsSync, readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { noticeLanguageOfTag } from '../catalogue/notice-language.ts'

/** What the app's build says of the pages that it rendered; `app/build/prerender` writes it. */
interface DocumentTable {
  /** By path: the document of its bare address, and that of an address with a query. */
  readonly documents: Readonly<Record<string, readonly [string, string]>>
  readonly defaultLanguage: string
  /** Folder of the documents in a language, by its BCP 47 tag. */
  readonly languages: Readonly<Record<string, string>>
  /** A pattern for the names of phones' browsers. */
  readonly mobile: string
}

/** Chooses the rendered document for a request of a page; undefined where there is none. */
export type ChooseDocument = (path: string, query: string, headers: IncomingHttpHeaders) => string | undefined

/**
 * Chooses among the documents of a build by what a request says: its path, the languages of the browser and its name.
 * The build may come, or change, while this process runs.
 */
export const documentChooser =
  (appDir: string): ChooseDocument =>
  (path, query, headers) => {
    const file = join(appDir, 'pages/table.json')
    if (!existsSync(file)) return undefined
    const table: DocumentTable = JSON.parse(readFileSync(file, 'utf8'))
    const names = Object.hasOwn(table.documents, path) ? table.documents[path] : undefined
    if (names === undefined) return undefined
    const device = new RegExp(table.mobile, 'i').test(headers['user-agent'] ?? '') ? 'mobile' : 'desktop'
    return `/pages/${languageOf(table, headers['accept-language'] ?? '')}/${device}/${names[query === '' ? 0 : 1]}.html`
  }

/** The folder of the first language of a browser that there are texts in. */
function languageOf({ languages, defaultLanguage }: DocumentTable, accepted: string): string {
  for (const part of accepted.split(',')) {
    const language = noticeLanguageOfTag(part.split(';')[0]?.trim() ?? '')
    const tag = language && Object.keys(languages).find((one) => one.startsWith(language))
    if (tag !== undefined) return languages[tag] ?? defaultLanguage
  }
  return defaultLanguage
}
