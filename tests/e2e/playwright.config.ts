import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findHeadlessChromium } from '../../scripts/chromium.mjs'
import type { Options } from './support/test.ts'

const executablePath = findHeadlessChromium()
if (!executablePath) throw new Error('No Chromium found: install it, or set CHROMIUM_PATH to its program.')

const phoneAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** Files of which no test touches a shell: they run once. */
const shellless = '**/{console,first-load,reconnect,same-state,static-demo,wallet-gate}.spec.ts'

/**
 * Journeys in a real browser against the built product. Every test has a world of its own in the mock server, so that
 * some run at a time. A test that is about neither shell runs in one: tagged `@desktop` or `@mobile`. Nothing is run
 * again to become green: `scripts/e2e.mjs` repeats what failed with a recording.
 */
export default defineConfig<Options>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../results/e2e.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    // A worker takes the page's requests out of reach of a test, and every new browser would install it.
    serviceWorkers: 'block',
    trace: 'off',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@mobile/,
      use: { device: 'desktop', viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'mobile',
      testIgnore: shellless,
      grepInvert: /@desktop/,
      use: {
        device: 'mobile',
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        userAgent: phoneAgent,
      },
    },
  ],
})
