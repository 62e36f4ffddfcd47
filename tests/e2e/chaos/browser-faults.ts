import { expect, type Page } from '@playwright/test'
import type { Stage } from '../../support/stage.ts'
import type { BrowserFaultKind, Moment, PlannedFault } from './fault-kinds.ts'

const HOUR = 3_600_000

/** Runs in the page: nothing can be written any more. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('No room', 'QuotaExceededError')
  }
}

/** Runs before the page: storage is forbidden, as it is where the user blocks it. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    })
}

/** Runs in the page: it is in the background, or before the user again. */
function showAs(visibility: 'hidden' | 'visible'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => visibility === 'hidden' })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

async function shiftClock(page: Page, by: number): Promise<void> {
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + by)
}

const actions: Readonly<Record<BrowserFaultKind, (page: Page, stage: Stage) => Promise<unknown>>> = {
  offline: async (page) => {
    await page.context().setOffline(true)
    await page.clock.fastForward(60_000)
    await page.context().setOffline(false)
  },
  clockForward: (page) => shiftClock(page, 26 * HOUR),
  clockBack: (page) => shiftClock(page, -3 * HOUR),
  storageFull: async (page) => {
    await page.addInitScript(fillStorage)
    await page.evaluate(fillStorage)
  },
  storageBlocked: (page) => page.addInitScript(blockStorage),
  hidden: async (page, stage) => {
    await page.evaluate(showAs, 'hidden' as const)
    await stage.control('advanceClock', { body: { by: 'PT1H' } })
    await stage.control('runClock', { body: { ratio: 1 } })
    await page.clock.fastForward(HOUR)
    await page.evaluate(showAs, 'visible' as const)
  },
  otherMode: async (page) => {
    const tab = await page.context().newPage()
    await tab.goto('/')
    await tab.evaluate(() => {
      localStorage.setItem('virtualStatus', localStorage.getItem('virtualStatus') === '0' ? '1' : '0')
    })
    await tab.close()
  },
  backAndForward: async (page) => {
    await page.goBack()
    // Chromium tells nothing of the history while one document takes the place of another.
    await expect(async () => {
      await page.goForward()
    }).toPass({ timeout: 10_000 })
  },
  // The user presses twice: see the way that confirms.
  doubleTap: async () => {},
  reload: (page) => page.reload(),
  leave: (page) => page.keyboard.press('Escape'),
}

/** The faults of a plan that come about in the browser. */
export interface BrowserFaults {
  /** Brings about what the plan has for a moment; each only once. */
  at(moment: Moment): Promise<void>
  /** What has not come about yet. */
  left(): readonly PlannedFault[]
}

/** The faults of a plan on one page. */
export function browserFaults(page: Page, stage: Stage, plan: readonly PlannedFault[]): BrowserFaults {
  const left = plan.filter((fault) => 'at' in fault)
  return {
    async at(moment) {
      for (const fault of left.filter(({ at }) => at === moment)) {
        left.splice(left.indexOf(fault), 1)
        await actions[fault.kind](page, stage)
      }
    },
    left: () => left,
  }
}
