/**
 * Decides what of the document is shown until the app is there. A classic script in its head, so that it runs before
 * anything is painted: the server chose the document by what a request says, and does not know what this browser keeps.
 */

import { languages } from '@swx/locales/languages'
import { startDeviceClass } from '#lib/device/device-class.ts'
import { detectLanguage } from '#lib/i18n/detect-language.ts'
import { localStore } from '#lib/storage/storage.ts'
import { type DocumentTable, documentOf, shownOf } from './first-document.ts'

/** Written in by the build. */
declare const __DOCUMENTS__: DocumentTable
declare const __DEFAULT_LANGUAGE__: string

const html = document.documentElement
const device = startDeviceClass(true)
const language = detectLanguage(localStore.get('lang'), navigator.languages, __DEFAULT_LANGUAGE__, languages)
const { pathname: path, search } = window.location
const visit = {
  device,
  path,
  search,
  isLoggedIn: localStore.get('token') !== null,
  boardWaits: localStore.get('swx.boardSeen') === null,
}
const shown = shownOf(__DOCUMENTS__, visit)
const name = documentOf(__DOCUMENTS__, visit)
const wanted = `pages/${language.code}/${device}/${name}.html`

html.dataset.device = device
html.lang = language.tag
html.dir = language.dir
// Where the request for a wallet comes first, nothing else does.
if (new URLSearchParams(search).get('wallet') === 'none') html.dataset.first = 'none'
else if (html.dataset.document === wanted) html.dataset.first = shown
else {
  html.dataset.first = 'none'
  // A document of another language or device, or the empty one that the offline worker keeps.
  if (html.dataset.document !== undefined || navigator.serviceWorker?.controller) void fetchDocument()
}

/** Takes over the right document, unless the app is there first. */
async function fetchDocument(): Promise<void> {
  const answer = await fetch(`/${wanted}`).catch(() => undefined)
  if (!answer?.ok) return
  const { body, documentElement } = new DOMParser().parseFromString(await answer.text(), 'text/html')
  // A host may answer with its start page.
  if (documentElement.dataset.document !== wanted || html.dataset.first !== 'none') return
  document.getElementById('board')?.remove()
  document.getElementById('root')?.replaceWith(...body.querySelectorAll('#root, #board'))
  html.dataset.document = wanted
  html.dataset.first = shown
}
