// Pictures of pages as a user sees them who has something of everything, for docs/screenshots:
// `node tests/scripts/pictures.ts FOLDER light,dark LANGUAGE,LANGUAGE ROUTE ROUTE`. The product is built already.
import { join } from 'node:path'
import { type LanguageCode, languageOf } from '@swx/locales/languages'
import { launchBrowser } from '../bench/support/browser.ts'
import type { RouteName } from '../e2e/support/route-table.ts'
import { stageFor } from '../e2e/support/stage.ts'
import { sweepPages } from '../e2e/support/sweep-pages.ts'
import { sweepUser } from '../e2e/support/sweep-user.ts'
import { startMockServerProcess } from '../support/mock-server-process.ts'

const [folder = '.', themes = 'light', codes = 'en', ...routes] = process.argv.slice(2)

const devices = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  },
} as const

const mockServer = await startMockServerProcess()
const browser = await launchBrowser()
try {
  const stage = stageFor(mockServer.url, 'main')
  const user = await sweepUser(stage)
  await stage.control('POST', 'clock/advance', { by: 'P3D' })
  for (const [device, options] of Object.entries(devices))
    for (const code of codes.split(',') as LanguageCode[]) {
      const context = await browser.newContext({ ...options, timezoneId: 'UTC' })
      await context.addInitScript(
        (stored) => {
          for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
        },
        { lang: code, language: languageOf(code).name, 'swx.boardSeen': 'true' },
      )
      await stage.signIn(context, user, 'real')
      const page = await context.newPage()
      for (const route of routes as RouteName[]) {
        const { address } = sweepPages[route]
        await page.goto(mockServer.url + (typeof address === 'string' ? address : address(user)))
        await page.waitForLoadState('networkidle')
        for (const colorScheme of themes.split(',') as ('light' | 'dark')[]) {
          await page.emulateMedia({ colorScheme })
          // Colours and pages come in step by step.
          await page.waitForTimeout(600)
          await page.screenshot({ path: join(folder, `${route}-${device}-${code}-${colorScheme}.png`) })
        }
      }
      await context.close()
    }
} finally {
  await browser.close()
  await mockServer.stop()
}
