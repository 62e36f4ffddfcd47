import type { BrowserContext, Page, TestInfo } from '@playwright/test'
import type { Stage } from '../../support/stage.ts'
import type { PageWatch } from '../support/page-watch.ts'
import { browserFaults } from './browser-faults.ts'
import { carryOut, type Diary } from './chaos-user.ts'
import type { Journey } from './intention.ts'
import { planJourney, planText } from './plan-faults.ts'
import { setServerFaults, takeServerFaults } from './server-faults.ts'
import { entryKinds, verifyBooks } from './verify-books.ts'

/** What a page says of faults that were set on purpose. What it throws is a fault of its own. */
const expected = /^(?:console|answered|lost)\b/
/** What the tests themselves would write into the storage of every page. */
const ownScript = /^uncaught: SecurityError.*(?:\s+at <anonymous>:\d+:\d+)+$/

/** What a test notes of each fault that came about. */
const faultAnnotation = 'fault'

/** Where a journey takes place. */
export interface ChaosPlace {
  readonly page: Page
  readonly context: BrowserContext
  readonly stage: Stage
  readonly watch: PageWatch
}

/** Ten in the morning: no day ends on the way. */
async function setMorning(page: Page, stage: Stage): Promise<void> {
  const { now } = await stage.control('getClock')
  const time = new Date(now)
  time.setUTCHours(34, 0, 0, 0)
  await stage.control('advanceClock', { body: { to: time.toISOString() } })
  await stage.control('runClock', { body: { ratio: 1 } })
  await page.clock.install({ time })
}

/** Sends a user through a journey under the faults of a seed, and holds what came of it against the ledger. */
export async function runJourney(
  journey: Journey,
  seed: number,
  { page, context, stage, watch }: ChaosPlace,
  testInfo: TestInfo,
): Promise<void> {
  watch.allow(expected)
  watch.allow(ownScript)
  await setMorning(page, stage)
  const person = await journey.prepare(stage)
  const { intentions, device } = journey
  const [first] = intentions
  const plans = planJourney(seed, intentions)
  const kinds = plans.flat().map(({ kind }) => kind)
  const isForgetful = kinds.includes('storageBlocked') || kinds.includes('storageFull')
  if (!kinds.includes('storageBlocked')) await stage.signIn(context, person, first?.mode)
  const before = await entryKinds(stage, person, first?.mode ?? 'real')
  const diary: Diary = []
  try {
    for (const [at, intention] of intentions.entries()) {
      const plan = plans[at] ?? []
      diary.push(`${intention.money}: ${planText(plan)}`)
      await setServerFaults(stage, plan)
      const faults = browserFaults(page, stage, plan)
      await faults.at('start')
      const isHasty = plan.some(({ kind }) => kind === 'doubleTap')
      const place = { page, device, stage, person, isHasty, isForgetful }
      await carryOut(place, intention, faults.at, diary)
      const left = [...faults.left(), ...(await takeServerFaults(stage, plan))]
      for (const fault of plan.filter((one) => !left.includes(one)))
        testInfo.annotations.push({ type: faultAnnotation, description: fault.kind })
      await intention.afterwards?.(place)
    }
    await verifyBooks({ page, device, stage, person, isForgetful, isHasty: false }, journey, before)
  } catch (error) {
    const { message } = error as Error
    const replay = `SWX_CHAOS_SEED=${seed} npm run test:long -- chaos "${journey.name}"`
    throw new Error([`${message}\n`, replay, ...diary].join('\n  '), { cause: error })
  } finally {
    await testInfo.attach('diary', { body: diary.join('\n'), contentType: 'text/plain' })
  }
}
