import type { Page } from '@playwright/test'
import { languageOf } from '@swx/locales/languages'
import { textsOf } from '../../support/texts.ts'
import type { WalkUser } from '../../support/walk-user.ts'
import type { PageWatch } from './page-watch.ts'
import { settle } from './settle.ts'
import { expect } from './test.ts'
import { checks, type Size } from './walk-checks.ts'
import { walkPages } from './walk-pages.ts'
import type { Check, Look } from './walk-plan.ts'

type Entries = Readonly<Record<string, string>>

/** What a browser stores for a language. */
const languageEntries = ({ language }: Look): Entries => ({
  lang: language,
  language: languageOf(language).name,
})

/** What a browser stores for a viewer. */
const viewerEntries = ({ viewer }: Look, { token, userName }: WalkUser): Entries => ({
  virtualStatus: viewer === 'real' ? '0' : '1',
  ...(viewer !== 'visitor' && { 'swx.user': JSON.stringify({ userName }), isLogin: 'true', token }),
})

/** Runs before the app of a new document starts, once in a tab. */
function storeFirst(entries: Entries): void {
  if (sessionStorage.getItem('test.stored')) return
  sessionStorage.setItem('test.stored', 'true')
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
}

/** Runs in the page: stores entries and tells the app as if another tab had. True when one of them is new. */
function store(entries: Entries): boolean {
  const changed = Object.entries(entries).filter(([key, value]) => localStorage.getItem(key) !== value)
  for (const [key, value] of changed) {
    localStorage.setItem(key, value)
    dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
  }
  return changed.length > 0
}

/** Runs in the page: navigates inside the app. */
function goInside(path: string): void {
  if (location.pathname + location.search === path) return
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

function titleOf({ route, language }: Look): string | undefined {
  if (walkPages[route].isServerTitled) return undefined
  const { common } = textsOf(language)
  return `${route === 'instrument' ? 'BTC' : common.page[route]} · ${common.sandbox.title}`
}

const pathOf = ({ route, path }: Look, user: WalkUser): string => {
  const { address } = walkPages[route]
  return path ?? (typeof address === 'string' ? address : address(user))
}

/**
 * Brings a page to a look. Only the first one loads the app; the next ones are navigations inside it, and language,
 * log-in and mode change as they do when another tab changes them.
 */
async function show(page: Page, user: WalkUser, look: Look): Promise<void> {
  const path = pathOf(look, user)
  const { isServerTitled } = walkPages[look.route]
  const { tag } = languageOf(look.language)
  await page.emulateMedia({ colorScheme: look.theme, reducedMotion: 'reduce' })
  if (page.url() === 'about:blank') {
    await page.addInitScript(storeFirst, { ...languageEntries(look), ...viewerEntries(look, user) })
    await page.goto(path)
  } else {
    await page.evaluate(store, languageEntries(look))
    // The server puts the address of a text right, to another one in another language.
    if (!isServerTitled || new URL(page.url()).pathname !== path.split('?')[0])
      await page.evaluate(goInside, path)
    await settle(page, titleOf(look), tag)
    // Not earlier: a log-in page that learns of the log-in leads on by itself.
    if (!(await page.evaluate(store, viewerEntries(look, user)))) return expectAddress(page, look, path)
  }
  await settle(page, titleOf(look), tag)
  expectAddress(page, look, path)
}

/** The page led nowhere else. */
function expectAddress(page: Page, { route }: Look, path: string): void {
  const { isServerTitled } = walkPages[route]
  const { pathname, search } = new URL(page.url())
  expect(isServerTitled ? pathname : pathname + search).toBe(isServerTitled ? path.split('?')[0] : path)
}

const nameOf = ({ route, path, viewer, language, shell, theme }: Look) =>
  `${path ?? route} in ${language}, ${shell}, ${theme}, ${viewer}`

/** The order of {@link checks}, which changes the window the least. */
const order = Object.keys(checks) as Check[]

/**
 * Goes from look to look and makes their checks. What is wrong fails the test at its end, named by page, language,
 * shell, theme, viewer and check, and keeps nothing else from being looked at.
 *
 * @param size the shell's own window
 */
export async function walk(
  page: Page,
  user: WalkUser,
  looks: readonly Look[],
  size: Size,
  watch: PageWatch,
): Promise<void> {
  for (const look of looks) {
    const report = (what: string, faults: readonly string[]) =>
      expect.soft(faults, `${nameOf(look)}: ${what}`).toEqual([])
    try {
      await show(page, user, look)
      for (const check of order.filter((one) => look.checks.includes(one)))
        report(check, await checks[check](page, look, size))
    } catch (error) {
      report('the page itself', [error instanceof Error ? error.message : String(error)])
    }
    report('complaints of the page', watch.take())
  }
}
