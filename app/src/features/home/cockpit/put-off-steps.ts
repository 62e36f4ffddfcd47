import { createPrivateStore } from '#core/session/private-store.ts'

/** The steps that were put off in this browser, each with its user. */
export const putOffStore = createPrivateStore<readonly string[]>('swx.stepsPutOff', {
  parse: (stored) => (Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : []),
  isEmpty: (entries) => entries.length === 0,
})

const entryOf = (userId: string, step: string) => `${userId} ${step}`

/** Whether a user put off a step. */
export const isPutOff = (putOff: readonly string[], userId: string, step: string) =>
  putOff.includes(entryOf(userId, step))

/** Keeps a step off the home page of this device until the user leaves; only the last fifty are kept. */
export function putOffStep(userId: string, step: string): void {
  putOffStore.keep([...putOffStore.get(), entryOf(userId, step)].slice(-50))
}

/** A step that is put off for the rest of the UTC day only: what costs money or waits comes back on the next. */
export const ofDay = (step: string, now: number): string =>
  `${step} ${new Date(now).toISOString().slice(0, 10)}`
