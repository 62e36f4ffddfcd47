import type { StorageKey } from '#lib/storage/local-storage.ts'
import type { AccountMode } from '../account-mode/mode-store.ts'

/** Whose money an attempt moves. */
export interface AccountOwner {
  readonly userName: string
  readonly mode: AccountMode
}

/** Where the attempts of an account are kept. */
export const attemptsPlace = ({ userName, mode }: AccountOwner): StorageKey =>
  `swx.attempts.${mode}.${userName}`
