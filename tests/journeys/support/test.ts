import { createWorld, TEST_NOW } from '@swx/mock-server/test'
import { test as base, describe } from 'vitest'
import type { Device } from '../../support/screen.ts'
import { createStage, type Stage } from '../../support/stage.ts'
import { JourneyContext } from './context.ts'
import { JourneyRuntime } from './journey-runtime.ts'
import type { JourneyPage } from './page.ts'
import type { PageWatch } from './page-watch.ts'

export { expect } from './expect.ts'

/** What a journey is about. */
export interface JourneyOptions {
  /** The one shell it runs in; both without it. */
  readonly tag?: '@desktop' | '@mobile'
  /** Whether the onboarding board was seen in this browser before. @default true */
  readonly hasSeenBoard?: boolean
}

/** What a journey is given. */
export interface Journey {
  readonly page: JourneyPage
  readonly context: JourneyContext
  /** Makes tabs of another user, on another device. */
  readonly browser: {
    newContext(options?: { readonly device?: Device }): Promise<JourneyContext>
  }
  /** A world that no other journey touches, and ways to act in it besides the page. */
  readonly stage: Stage
  readonly device: Device
  readonly baseURL: string
  readonly watch: PageWatch
}

type Run = (journey: Journey) => Promise<void>

/** Google is offered only to pages of localhost. */
const url = 'http://localhost'
const devices = ['desktop', 'mobile'] as const

/** Plays one journey in one shell. */
export async function playJourney(device: Device, { hasSeenBoard = true }: JourneyOptions, run: Run) {
  const runtime = new JourneyRuntime(Date.parse(TEST_NOW))
  const world = await createWorld({
    now: TEST_NOW,
    frozen: false,
    realNow: runtime.clock.now,
    every(ms, work) {
      const id = runtime.clock.plan(work, ms, true)
      return () => runtime.clock.cancel(id)
    },
  })
  const contexts: JourneyContext[] = []
  const open = (on: Device) => {
    const context = new JourneyContext({ runtime, world, url, device: on })
    contexts.push(context)
    return context
  }
  const context = open(device)
  if (hasSeenBoard) context.localStorage.setItem('swx.boardSeen', 'true')
  const stage = createStage({ url, world: 'main', fetch: world.answer })
  try {
    await run({
      page: await context.newPage(),
      context,
      browser: { newContext: async ({ device: other = 'desktop' } = {}) => open(other) },
      stage,
      device,
      baseURL: url,
      watch: context.watch,
    })
    for (const { watch } of contexts) watch.verify()
  } finally {
    for (const one of contexts) await one.close()
    await world.end()
  }
}

/**
 * A journey through the built app without a browser, in both shells unless its tag names one. It fails when a page
 * complains, when an answer is an error, and when anything but the app's own mock server is asked for something.
 */
export function test(title: string, ...given: [Run] | [JourneyOptions, Run]): void {
  const [options, run] = given.length === 1 ? [{}, given[0]] : given
  for (const device of devices)
    if (options.tag === undefined || options.tag === `@${device}`)
      describe(device, () => {
        base(title, () => playJourney(device, options, run))
      })
}
