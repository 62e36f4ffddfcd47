import type { components } from '@swx/sdk'
import { compareDecimals } from '@swx/sdk/money'
import { onUserLeaves } from '#core/session/user-leaves.ts'
import { localStore } from '#lib/storage/storage.ts'
import { createStore } from '#lib/store/create-store.ts'

/** The steps of the guided demo, in their order. */
export const guideSteps = ['start', 'position', 'plan', 'clock'] as const

/** Name of a step. */
export type GuideStep = (typeof guideSteps)[number]

type Accounts = components['schemas']['Accounts']

const isSome = (amount = '0') => compareDecimals(amount, '0') !== 0

const hasTraded = ({ inMargin, inStake, profit }: Accounts['real']) =>
  [inMargin, inStake, profit.bySource.ORDER, profit.bySource.OPTION].some(isSome)

/**
 * The steps that are done, by what is and was on either account.
 *
 * @param accounts of the user; undefined of a visitor
 * @param kept steps that were done before; they stay so, whatever has become of a position or a plan since
 */
export function doneSteps(
  accounts: Accounts | undefined,
  kept: readonly GuideStep[] = [],
): readonly GuideStep[] {
  if (accounts === undefined) return []
  const { demo, real } = accounts
  const isDone: Record<GuideStep, boolean> = {
    start: true,
    position: hasTraded(demo) || hasTraded(real),
    plan: isSome(real.inSmart) || isSome(real.profit.bySource.SMART),
    clock: false,
  }
  return guideSteps.filter((step) => isDone[step] || kept.includes(step))
}

/** Whether the real account has money or a past: its user comes for that first. */
export const hasBusiness = ({ real }: Accounts): boolean => isSome(real.equity) || isSome(real.profit.total)

const KEY = 'swx.guideDone'

const read = (): readonly GuideStep[] => {
  const kept = localStore.get(KEY)?.split(' ') ?? []
  return guideSteps.filter((step) => kept.includes(step))
}

/** The steps that this user has done on this device. */
export const guideDoneStore = createStore(read())

/** Keeps steps as done. */
export function keepDone(steps: readonly GuideStep[]): void {
  const all = guideSteps.filter((step) => steps.includes(step) || guideDoneStore.get().includes(step))
  if (all.length === guideDoneStore.get().length) return
  localStore.set(KEY, all.join(' '))
  guideDoneStore.set(all)
}

/** Whether the steps are on show for a user with money or a past, who finds them folded to one line. */
export const guideUnfoldedStore = createStore(false)

onUserLeaves(() => {
  guideDoneStore.set([])
  guideUnfoldedStore.set(false)
})
