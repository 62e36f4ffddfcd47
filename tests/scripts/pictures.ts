// Pictures of pages, taken of today's build as a user with something of everything sees them.
// Without arguments: the twelve of docs/screenshots. `node scripts/pictures.ts ROUTE …` takes the named routes, or with
// `all` every route, in both shells and themes, for the languages of `LANGUAGES` (en), into tests/results/pictures.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from '@playwright/test'
import { type LanguageCode, languageOf } from '@swx/locales/languages'
import { launchBrowser } from '../bench/support/browser.ts'
import { type RouteName, routeNames } from '../e2e/support/route-table.ts'
import { stageFor } from '../e2e/support/stage.ts'
import { walkPages } from '../e2e/support/walk-pages.ts'
import { startMockServerProcess } from '../support/mock-server-process.ts'
import { root } from '../support/root.ts'
import { walkUser } from '../support/walk-user.ts'

type Device = 'desktop' | 'phone'
type Theme = 'light' | 'dark'

/** One picture; its file is named after what it shows. */
interface Picture {
  readonly route: RouteName
  readonly device: Device
  readonly language: LanguageCode
  readonly theme: Theme
}

const picture = (route: RouteName, device: Device, language: LanguageCode, theme: Theme): Picture => ({
  route,
  device,
  language,
  theme,
})

/** What documents show: every product, both shells, both themes, and languages of every script. */
const shown = [
  picture('home', 'desktop', 'en', 'light'),
  picture('market', 'desktop', 'en', 'light'),
  picture('instrument', 'desktop', 'en', 'dark'),
  picture('plans', 'desktop', 'de', 'light'),
  picture('loan', 'desktop', 'ja', 'light'),
  picture('orders', 'desktop', 'es', 'dark'),
  picture('market', 'phone', 'en', 'light'),
  picture('instrument', 'phone', 'en', 'light'),
  picture('profile', 'phone', 'ar', 'light'),
  picture('withdraw', 'phone', 'fr', 'dark'),
  picture('income', 'phone', 'zh', 'light'),
  picture('nfts', 'phone', 'ko', 'light'),
]

const devices: Record<Device, BrowserContextOptions> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  },
}

function namedOnes(routes: readonly string[]): Picture[] {
  const names = routes.includes('all') ? routeNames : (routes as RouteName[])
  const languages = (process.env.LANGUAGES ?? 'en').split(',') as LanguageCode[]
  return names.flatMap((route) =>
    (Object.keys(devices) as Device[]).flatMap((device) =>
      languages.flatMap((language) => [
        picture(route, device, language, 'light'),
        picture(route, device, language, 'dark'),
      ]),
    ),
  )
}

/** Colours and pages come in step by step: the picture is taken once two in a row are the same, at most ten times. */
async function stillPicture(page: Page): Promise<Buffer> {
  let last = await page.screenshot({ animations: 'disabled' })
  for (let turn = 0; turn < 10; turn += 1) {
    const next = await page.screenshot({ animations: 'disabled' })
    if (next.equals(last)) return next
    last = next
  }
  return last
}

const routes = process.argv.slice(2)
const pictures = routes.length === 0 ? shown : namedOnes(routes)
const folder = join(root, routes.length === 0 ? 'docs/screenshots' : 'tests/results/pictures')
if (routes.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const mockServer = await startMockServerProcess()
const browser = await launchBrowser()
try {
  const stage = stageFor(mockServer.url, 'main')
  const user = await walkUser(stage)
  await stage.control('advanceClock', { body: { by: 'P3D' } })
  for (const { route, device, language, theme } of pictures) {
    const context = await browser.newContext({ ...devices[device], timezoneId: 'UTC', colorScheme: theme })
    await context.addInitScript(
      (stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
      },
      { lang: language, language: languageOf(language).name, 'swx.boardSeen': 'true' },
    )
    await stage.signIn(context, user, 'real')
    const page = await context.newPage()
    const { address } = walkPages[route]
    await page.goto(mockServer.url + (typeof address === 'string' ? address : address(user)))
    await page.waitForLoadState('networkidle')
    const file = `${route}-${device}-${language}-${theme}.png`
    writeFileSync(join(folder, file), await stillPicture(page))
    console.log(file)
    await context.close()
  }
} finally {
  await browser.close()
  await mockServer.stop()
}
