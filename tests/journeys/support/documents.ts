import { readFileSync } from 'node:fs'
import { root } from '../../support/root.ts'
import { runApp, scriptOf } from './app-script.ts'
import type { PageWindow } from './page-window.ts'

/** What an address leads to: a document, and what runs in it. */
interface PageDocument {
  readonly html: string
  readonly run: (window: PageWindow) => Promise<unknown>
}

/** The text of a document without its scripts and styles: the one script is run for it, and nothing is drawn. */
const readDocument = (path: string): string =>
  readFileSync(root + path, 'utf8').replaceAll(/<script[\s\S]*?<\/script>|<link[^>]*>/g, '')

const app: PageDocument = { html: readDocument('app/dist/index.html'), run: runApp }

const google = 'mock-server/dist/google/'
let consent: PageDocument | undefined

/** The server's page in the place of Google. */
function consentPage(): PageDocument {
  if (consent) return consent
  const run = scriptOf(readFileSync(`${root}${google}consent.js`, 'utf8'), 'the consent page', 'async ')
  consent = { html: readDocument(`${google}index.html`), run: async (window) => run(window) }
  return consent
}

/** The document at an address: everything is the app but the page in the place of Google. */
export const documentAt = ({ pathname }: URL): PageDocument =>
  pathname === '/sandbox-google/' ? consentPage() : app
