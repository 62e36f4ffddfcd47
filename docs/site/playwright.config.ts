import { defineConfig } from '@playwright/test'
import { findHeadlessChromium } from '../../scripts/chromium.mjs'

const executablePath = findHeadlessChromium()
if (!executablePath) throw new Error('No Chromium found: install it, or set CHROMIUM_PATH to its program.')
const port = process.env.PORT ?? '4014'

/** The built site in a browser, served as a plain static host does. */
export default defineConfig({
  testDir: 'check',
  testMatch: '**/*.spec.ts',
  outputDir: 'dist/test-results',
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    colorScheme: 'light',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    command: `"${process.execPath}" ../../scripts/static-host.mjs dist ${port}`,
    url: `http://127.0.0.1:${port}/docs/`,
    reuseExistingServer: false,
  },
})
