import type { ResultOf } from '@swx/sdk'
import { modeStore } from '#core/account-mode/mode-store.ts'
import { sessionStore } from '#core/session/session-store.ts'
import { tabStore } from '#lib/storage/tab-storage.ts'

const KEY = 'swx.lastPositions'

/** Open positions as this tab had them last, and when that was, epoch ms. */
export interface LastPositions {
  readonly answer: ResultOf<'listOrder'>
  readonly at: number
}

interface Kept extends LastPositions {
  /** Whose they are: of which user, on which account. */
  readonly owner: string
}

const owner = () => `${sessionStore.get().user?.userName} ${modeStore.get()}`
let writtenAt = 0

/** Keeps an answer for a reload without a network; it goes with the tab, and when the user leaves. */
export function keepPositions({ answer, at }: LastPositions): void {
  if (at === writtenAt || sessionStore.get().user === undefined) return
  writtenAt = at
  tabStore.set(KEY, JSON.stringify({ answer, at, owner: owner() } satisfies Kept))
}

/** The last positions of the account in use, while there is no network to ask for newer ones. */
export function lastPositions(): LastPositions | undefined {
  if (navigator.onLine) return undefined
  try {
    const kept = JSON.parse(tabStore.get(KEY) ?? 'null') as Kept | null
    return kept?.owner === owner() ? kept : undefined
  } catch {
    return undefined
  }
}
