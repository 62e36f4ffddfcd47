import type { components } from '@swx/sdk'
import { compareDecimals } from '@swx/sdk/money'

/** The steps of the guided demo, in their order. */
export const guideSteps = ['start', 'position', 'plan', 'clock'] as const

/** Name of a step. */
export type GuideStep = (typeof guideSteps)[number]

type Accounts = components['schemas']['Accounts']

const isSome = (amount: string) => compareDecimals(amount, '0') !== 0

/**
 * The steps that are done, by what is on the accounts.
 *
 * @param accounts of the user; undefined of a visitor
 * @param hasMoved whether the clock was moved
 */
export function doneSteps(accounts: Accounts | undefined, hasMoved: boolean): readonly GuideStep[] {
  if (accounts === undefined) return []
  const { demo, real } = accounts
  const hasTraded = isSome(demo.inMargin) || isSome(demo.profit.total)
  const isDone: Record<GuideStep, boolean> = {
    start: true,
    position: hasTraded,
    plan: isSome(real.inSmart),
    clock: hasMoved,
  }
  return guideSteps.filter((step) => isDone[step])
}
