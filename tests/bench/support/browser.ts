import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../../../scripts/chromium.mjs'

/** The program of the browser that benchmarks drive. */
export function chromiumProgram(): string {
  const found = findChromium()
  if (!found) throw new Error('No Chromium found: set CHROMIUM_PATH.')
  return found
}

/** Starts the browser without a window. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumProgram(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
  })
