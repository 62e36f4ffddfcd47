import type { Page } from '@playwright/test'
import { factsOf } from '@swx/app/paths'
import { type LanguageCode, languageOf } from '@swx/locales/languages'
import { keysOnShow } from './keys-on-show.ts'
import type { RouteName } from './route-table.ts'
import { settle } from './settle.ts'
import { sweepPages, type Viewer } from './sweep-pages.ts'
import type { SweepUser } from './sweep-user.ts'
import { expect } from './test.ts'
import { plain, textsOf } from './texts.ts'

/** What a sweep looks at next. */
export interface Visit {
  readonly route: RouteName
  readonly language: LanguageCode
  readonly theme: 'light' | 'dark'
  /** Who looks at it where the page is anyone's. */
  readonly guestAs?: 'visitor' | 'demo'
  /** Another address of the route than the usual one. */
  readonly path?: string
}

const viewers = ['visitor', 'demo', 'real'] as const satisfies readonly Viewer[]

/** Who looks at the page of a route. */
export const viewerOf = ({ route, guestAs = 'demo' }: Pick<Visit, 'route' | 'guestAs'>): Viewer => {
  const { viewer } = sweepPages[route]
  return viewer === 'anyone' ? guestAs : viewer
}

/**
 * Visits in an order that logs in once. Of each viewer's those are late that stay in the document and so are a part of
 * every page after them: by then the app has fetched their code ahead. Long ones are last.
 */
export const byViewer = <V extends Visit>(visits: readonly V[]): V[] => {
  const weight = ({ route }: V) => (sweepPages[route].isLong ? 2 : factsOf(route).keptAlive ? 1 : 0)
  const rank = (look: V) => viewers.indexOf(viewerOf(look)) * 3 + weight(look)
  return [...visits].sort((a, b) => rank(a) - rank(b))
}

/** What a browser stores for a language. */
const languageEntries = (language: LanguageCode) => ({ lang: language, language: languageOf(language).name })

/** What a browser stores for a viewer. */
const viewerEntries = (viewer: Viewer, { token, userName }: SweepUser) => ({
  virtualStatus: viewer === 'real' ? '0' : '1',
  ...(viewer !== 'visitor' && { 'swx.user': JSON.stringify({ userName }), isLogin: 'true', token }),
})

/**
 * Goes to a page and asserts what every page owes in every language: its title, the language and the direction, the
 * sandbox label, and a text for every key. Only the first visit of a page loads the app; the next ones are navigations inside it, and language,
 * log-in and mode change as they do when another tab changes them.
 */
export async function visit(page: Page, user: SweepUser, visit: Visit): Promise<void> {
  const { address } = sweepPages[visit.route]
  const path = visit.path ?? (typeof address === 'string' ? address : address(user))
  const language = languageEntries(visit.language)
  const viewer = viewerEntries(viewerOf(visit), user)
  await page.emulateMedia({ colorScheme: visit.theme, reducedMotion: 'reduce' })
  if (page.url() === 'about:blank') {
    await page.addInitScript(store, { ...language, ...viewer })
    await page.goto(path)
  } else {
    await page.evaluate(store, language)
    await page.evaluate(goInside, path)
    await settle(page, titleOf(visit))
    // Not earlier: a log-in page that learns of the log-in leads on by itself.
    await page.evaluate(store, viewer)
  }
  await expectOwnPage(page, visit)
  const { pathname, search } = new URL(page.url())
  if (sweepPages[visit.route].isServerTitled) expect(pathname).toBe(path.split('?')[0])
  else expect(pathname + search).toBe(path)
}

/** Runs in the page: stores entries and tells the app as if another tab had. */
function store(entries: Record<string, string>): void {
  for (const [key, value] of Object.entries(entries)) {
    if (localStorage.getItem(key) === value) continue
    localStorage.setItem(key, value)
    dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
  }
}

/** Runs in the page: navigates inside the app. */
function goInside(path: string): void {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

function titleOf({ route, language }: Visit): string | undefined {
  if (sweepPages[route].isServerTitled) return undefined
  const { common } = textsOf(language)
  return `${route === 'instrument' ? 'BTC' : common.page[route]} · ${common.sandbox.title}`
}

async function expectOwnPage(page: Page, visit: Visit): Promise<void> {
  const { tag, dir } = languageOf(visit.language)
  await settle(page, titleOf(visit))
  await expect(page.locator('html')).toHaveAttribute('lang', tag)
  await expect(page.locator('html')).toHaveAttribute('dir', dir)
  await expect(page.getByRole('note').first()).toHaveText(plain(textsOf(visit.language).common.sandbox.label))
  expect(await keysOnShow(page), `${visit.route}: keys in place of texts`).toEqual([])
}
