import type { Locator, Page } from '@playwright/test'
import { english } from '../../support/texts.ts'
import type { Moment } from './fault-kinds.ts'
import type { Intention, Place, Way } from './intention.ts'
import { startOver, switcherOf, waysOn } from './ways-on.ts'

/** How long a user looks at a screen that offers nothing, in real milliseconds, before time is let pass. */
const LOOK_MS = 1_000
const WAIT_MS = 16_000
/** The same where the app is finding out how a movement of money ended: it asks at least every 15 seconds. */
const ANSWER_WAIT_MS = 31_000
/** Longer than any deadline of the app. */
const WAITS_MAX = 15
const STEPS_MAX = 80
/** How often the list is looked at again while the app is finding out. */
const LOOKS_MAX = 8

const { attempt } = english.money
const { action } = english.common

/** What a user has done, for the report of a failure. */
export type Diary = string[]

/** Runs in the page: whether it is on show, can be used, and lies under no open dialog. */
function isReachable(element: Element): boolean {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  const isOff = element.matches(':disabled, [aria-busy="true"]')
  return (
    element.checkVisibility({ visibilityProperty: true }) && !isOff && (dialog?.contains(element) ?? true)
  )
}

/** Whether a screen offers a way now. Something that goes away meanwhile offers none. */
async function isDue({ target, isDue: due }: Way): Promise<boolean> {
  const shown = target.filter({ visible: true }).first()
  if ((await shown.count()) === 0) return false
  const isOpen = await shown.evaluate(isReachable, undefined, { timeout: LOOK_MS }).catch(() => false)
  return isOpen && (due === undefined || (await due().catch(() => false)))
}

/** The first way that is offered within a moment. */
async function firstDue(page: Page, ways: readonly Way[]): Promise<Way | undefined> {
  const end = performance.now() + LOOK_MS
  do {
    for (const way of ways) if (await isDue(way)) return way
    await page.evaluate(() => document.readyState).catch(() => {})
  } while (performance.now() < end)
  return undefined
}

const press = (target: Locator, isHasty: boolean) =>
  isHasty ? target.dblclick({ timeout: 5_000 }) : target.click({ timeout: 5_000 })

/** What a screen shows while money may be on its way from it. */
const underWay = (page: Page): Locator =>
  page
    .getByRole('dialog', { name: attempt.sending.title })
    .or(page.getByRole('dialog', { name: attempt.finding.title }))
    .or(page.locator('button[aria-busy="true"]'))
    .filter({ visible: true })
    .first()

/** Whether the app has something of which it is still finding out how it ended. */
const isFindingOut = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    try {
      return Object.keys(localStorage).some((key) => key.startsWith('swx.attempts.'))
    } catch {
      return false
    }
  })

/** Opens an address; the log-in leads on to it, at once where the user is logged in. */
async function open({ page, isForgetful }: Place, path: string): Promise<void> {
  const address = isForgetful ? `/pass/login?next=${encodeURIComponent(path)}` : path
  await page.goto(address).catch((error: Error) => {
    // The app was on its way to another page at that moment.
    if (!/ERR_ABORTED|interrupted/.test(error.message)) throw error
    return page.goto(address)
  })
}

/**
 * Does what a user does until the list shows that what was intended has happened: follows the ways that screens
 * offer, waits where they ask for it, looks at the list whenever it is not known, and starts again only when the list
 * shows that nothing has happened.
 */
export async function carryOut(
  place: Place,
  intention: Intention,
  on: (moment: Moment) => Promise<void>,
  diary: Diary,
): Promise<void> {
  const { page } = place
  const general = waysOn(place, intention.mode)
  const own = intention.ways(place)
  const { record, none } = intention.listed(place)
  let isLooking = false
  let waits = 0
  let looks = 0

  const goTo = async (path: string, isToLook: boolean) => {
    diary.push(isToLook ? `look at ${path}` : `go to ${path}`)
    isLooking = isToLook
    await open(place, path)
  }
  const judge: Way = { name: 'find the record', target: record, isDue: async () => true, act: async () => {} }
  const missing: Way = {
    name: 'find that nothing has happened',
    target: none,
    isDue: async () => true,
    act: async () => {},
  }

  await goTo(intention.start, false)
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const ways = isLooking ? [...general, judge, missing] : [startOver(place), ...general, ...own]
    const way = await firstDue(page, ways)
    if (way === undefined) {
      waits += 1
      if (waits > WAITS_MAX) throw new Error('The screen offers no way on.')
      diary.push('wait')
      await page.clock.fastForward(WAIT_MS)
      continue
    }
    waits = 0
    diary.push(way.name)
    if (way === judge) return
    if (way === missing) {
      looks += 1
      if (looks < LOOKS_MAX && (await isFindingOut(page))) {
        await page.clock.fastForward(WAIT_MS)
        await goTo(intention.list, true)
      } else {
        looks = 0
        await goTo(intention.start, false)
      }
      continue
    }
    // What is covered or goes away while it is pressed is looked at again.
    await (way.act?.() ?? press(way.target.first(), place.isHasty)).catch((error: Error) => {
      diary.push(`  not possible: ${error.message.split('\n')[0]}`)
    })
    if (way.moment !== undefined) await on(way.moment)
    if (way.name === 'look at the list') isLooking = true
    if (way.moment === 'sent' && !(await isToReviewAgain(place, diary))) await goTo(intention.list, true)
  }
  throw new Error('The user goes round in circles.')
}

/**
 * Goes to a page of an account, by the log-in, the introduction, which leads home, and the switch of the mode where they
 * come in between.
 *
 * @param path of a page with the switch of the mode
 */
export async function visit(place: Place, mode: Intention['mode'], path: string): Promise<void> {
  const { page } = place
  const switcher = page.getByRole('button', { name: switcherOf(mode) }).filter({ visible: true })
  const onFromHome: Way = {
    name: 'go on from the first page',
    target: page.locator(`a[href="${path}"]`),
    isDue: async () => new URL(page.url()).pathname === '/',
  }
  const ways = [...waysOn(place, mode), onFromHome]
  await open(place, path)
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const way = await firstDue(page, ways)
    // As above: what goes away while it is pressed is looked at again.
    if (way !== undefined)
      await (way.act?.() ?? press(way.target.filter({ visible: true }).first(), false)).catch(() => {})
    else if (new URL(page.url()).pathname === path && (await switcher.count()) > 0) return
  }
  throw new Error(`The user does not arrive at ${path}.`)
}

/**
 * Stays where the money was sent from as long as the screen says that it is under way, and says whether it then leads
 * back to the review, because nothing was carried out.
 */
async function isToReviewAgain({ page }: Place, diary: Diary): Promise<boolean> {
  const dialog = page.getByRole('dialog')
  const again = dialog.getByRole('button', { name: attempt.again, exact: true })
  const retry = dialog.getByRole('button', { name: action.retry, exact: true })
  for (let waits = 0; waits < WAITS_MAX; waits += 1) {
    const isOver = await underWay(page)
      .waitFor({ state: 'hidden', timeout: LOOK_MS })
      .then(
        () => true,
        () => false,
      )
    if (await again.isVisible()) {
      diary.push('review again')
      await again.click({ timeout: 5_000 }).catch(() => {})
      return true
    }
    if (await retry.isVisible()) {
      diary.push('try to send again')
      await retry.click({ timeout: 5_000 }).catch(() => {})
      continue
    }
    if (isOver) return false
    diary.push('wait for the answer')
    await page.clock.fastForward(ANSWER_WAIT_MS)
  }
  throw new Error('The answer is waited for without end.')
}
