import type { Page } from '@playwright/test'

/**
 * Makes the processor of a page as many times slower as `E2E_CPU_SLOWDOWN` says: what passes only because the machine is
 * fast is found with 6.
 */
export async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env.E2E_CPU_SLOWDOWN ?? 1)
  if (!(rate >= 1)) throw new Error(`E2E_CPU_SLOWDOWN is a factor of 1 or more, and not "${rate}".`)
  if (rate === 1) return
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
}
