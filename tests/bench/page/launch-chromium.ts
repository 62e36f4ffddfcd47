import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { freePort } from '../../support/free-port.ts'
import { chromiumProgram } from '../support/browser.ts'

/** Chromium with a fresh profile, its own pages and whoever asks through its debugging port in one place. */
export interface Chromium {
  readonly context: BrowserContext
  readonly debuggingPort: number
  close(): Promise<void>
}

/** Starts Chromium on a profile of its own. */
export async function launchChromium(): Promise<Chromium> {
  const debuggingPort = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'swx-bench-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumProgram(),
    locale: 'en-US',
    args: [
      `--remote-debugging-port=${debuggingPort}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
    ],
  })
  return {
    context,
    debuggingPort,
    async close() {
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

/** Marks the onboarding board as seen for everything that this profile opens on a host. */
export async function skipBoard({ context }: Chromium, url: string): Promise<void> {
  const page = await context.newPage()
  // A file that runs nothing, on the host whose storage is meant.
  await page.goto(`${url}/icon.svg`)
  await page.evaluate(() => localStorage.setItem('swx.boardSeen', 'true'))
  await page.close()
}
