import { onUserLeaves } from '#core/session/user-leaves.ts'
import { localStore } from '#lib/storage/storage.ts'
import { createStore } from '#lib/store/create-store.ts'
import { type GuideStep, guideSteps } from './model/guide-steps.ts'

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
