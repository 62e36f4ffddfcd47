import type { Page } from '@playwright/test'
import { logIn } from '../support/auth.ts'
import { instrumentRows } from '../support/price-list.ts'
import { goToTab } from '../support/steps.ts'
import { english } from '../support/texts.ts'
import { expect, test } from './support/test.ts'

/** How a page came: the name of its transition and where from, in pixels across. */
interface Entrance {
  readonly animation: string
  readonly shift: string
}

declare global {
  interface Window {
    entrances: Entrance[]
  }
}

/** Notes every transition of pages that come in. */
async function watchEntrances(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.entrances = []
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (...given) => {
      const transition = start(...given)
      void transition.ready.then(
        () => {
          for (const animation of document.getAnimations()) {
            const pseudo = (animation.effect as KeyframeEffect | null)?.pseudoElement ?? ''
            const name = (animation as CSSAnimation).animationName
            if (!pseudo.startsWith('::view-transition-new') || !name?.startsWith('page-')) continue
            const style = getComputedStyle(document.documentElement, pseudo)
            window.entrances.push({ animation: name, shift: style.getPropertyValue('--page-shift').trim() })
          }
        },
        () => {},
      )
      return transition
    }
  })
}

/** The transition that a step brings about. */
async function entranceOf(page: Page, step: () => Promise<unknown>): Promise<Entrance | undefined> {
  await page.evaluate(() => {
    window.entrances = []
  })
  await step()
  await expect.poll(() => page.evaluate(() => window.entrances.length)).toBeGreaterThan(0)
  return page.evaluate(() => window.entrances.at(-1))
}

const fromEnd = { animation: 'page-enter', shift: '40px' }
const fromStart = { animation: 'page-enter', shift: '-40px' }

test.beforeEach(({ page }) => watchEntrances(page))

test('tabs slide in from the end or from the start, by their order', { tag: '@desktop' }, async ({
  page,
  device,
}) => {
  await page.goto('/')
  expect(await entranceOf(page, () => goToTab(page, device, 'plans'))).toEqual(fromEnd)
  expect(await entranceOf(page, () => goToTab(page, device, 'loan'))).toEqual(fromEnd)
  expect(await entranceOf(page, () => goToTab(page, device, 'home'))).toEqual(fromStart)
})

test('a child page slides in, and its parent slides back', { tag: '@mobile' }, async ({ page }) => {
  await page.goto('/market?type=2')
  await expect(instrumentRows(page).first()).toBeVisible()
  const instrument = page.getByRole('main').locator('a[href^="/cruuency"]').filter({ visible: true }).first()
  expect(await entranceOf(page, () => instrument.click())).toEqual(fromEnd)
  expect(await entranceOf(page, () => page.goBack())).toEqual(fromStart)
})

test('in Arabic the next tab comes from the other side', { tag: '@mobile' }, async ({ page, context }) => {
  await context.addInitScript(() => localStorage.setItem('lang', 'ar'))
  await page.goto('/')
  const next = page.getByRole('navigation').locator('a[href="/trading"]').filter({ visible: true }).first()
  expect(await entranceOf(page, () => next.click())).toEqual(fromStart)
})

test('any other page fades in on desktop and slides up on a phone', async ({ page, device, stage }) => {
  const person = await stage.register()
  await page.goto('/pass/login?next=/market')
  const entrance = await entranceOf(page, () => logIn(page, person.userName, person.password))
  expect(entrance?.animation).toBe(device === 'desktop' ? 'page-fade-in' : 'page-rise')
})

test('a page is there, and nothing is reported, when the window is resized while it comes', {
  tag: '@mobile',
}, async ({ page, device }) => {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 }
  await page.exposeFunction('resizeWindow', () => page.setViewportSize({ width, height: height - 200 }))
  await page.goto('/')
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    // The next page is held back until the window has its new size, as by the keyboard or the bars of a phone.
    document.startViewTransition = (given) => {
      if (typeof given !== 'object' || given === null) return start(given)
      const { resizeWindow } = window as unknown as { resizeWindow: () => Promise<void> }
      const transition = start({
        ...given,
        update: async () => {
          const before = innerHeight
          void resizeWindow()
          // Not the answer of the test is waited for, which may come before the new size, or after the transition's own end.
          while (innerHeight === before) await new Promise((resolve) => setTimeout(resolve, 10))
          await given.update?.()
        },
      })
      transition.ready.catch((error: Error) => {
        document.documentElement.dataset.skipped = error.name
      })
      return transition
    }
  })
  await goToTab(page, device, 'loan')
  await expect(page.locator('html[data-skipped="InvalidStateError"]')).toBeAttached()
  await expect(page).toHaveURL('/loan')
  await expect(
    page.getByRole('heading', { level: 1, name: english.common.page.loan }).filter({ visible: true }),
  ).toBeAttached()
})

test('for users who want less motion pages change without moving', { tag: '@desktop' }, async ({
  page,
  device,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await goToTab(page, device, 'plans')
  await expect(page).toHaveURL('/trading')
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeAttached()
  expect(await page.evaluate(() => window.entrances)).toEqual([])
})
