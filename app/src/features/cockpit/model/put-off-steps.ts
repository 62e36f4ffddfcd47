import { localStore } from '../../../lib/storage/local-storage.ts'
import { createStore } from '../../../lib/store/create-store.ts'

const KEY = 'swx.stepsPutOff'
const SEPARATOR = '\n'

/** The steps that were put off on this device, each with its user. */
export const putOffStore = createStore<readonly string[]>(localStore.get(KEY)?.split(SEPARATOR) ?? [])

const entryOf = (userId: string, step: string) => `${userId} ${step}`

/** Whether a user put off a step. */
export const isPutOff = (putOff: readonly string[], userId: string, step: string) =>
  putOff.includes(entryOf(userId, step))

/** Keeps a step off the home page of this device; only the last fifty are kept. */
export function putOffStep(userId: string, step: string): void {
  const next = [...putOffStore.get(), entryOf(userId, step)].slice(-50)
  localStore.set(KEY, next.join(SEPARATOR))
  putOffStore.set(next)
}
