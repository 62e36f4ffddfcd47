import { z } from 'zod/mini'
import { localStore } from '#lib/storage/storage.ts'
import type { StorageKey } from '#lib/storage/stored-keys.ts'

const settingsSchema = z.object({
  lots: z.string().check(z.regex(/^\d{1,12}(\.\d{1,8})?$/)),
  leverage: z.int().check(z.minimum(1), z.maximum(500)),
})

/** With what a user opened the last position in an instrument; the size is a decimal string. */
export type LastSettings = z.output<typeof settingsSchema>

const placeOf = (userName: string, code: string): StorageKey => `swx.ticket.${userName}.${code}`

/** The settings that a user opened the last position in an instrument with, in this browser. */
export function readLastSettings(userName: string | undefined, code: string): LastSettings | undefined {
  const text = userName === undefined ? null : localStore.get(placeOf(userName, code))
  if (text === null) return undefined
  try {
    return settingsSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Keeps them for the next ticket of the instrument. */
export function keepLastSettings(userName: string | undefined, code: string, settings: LastSettings): void {
  if (userName !== undefined) localStore.set(placeOf(userName, code), JSON.stringify(settings))
}
