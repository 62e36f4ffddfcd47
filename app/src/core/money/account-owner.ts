import type { AccountMode } from '#core/account-mode/mode-store.ts'
import type { StorageKey } from '#lib/storage/stored-keys.ts'

/** Whose money an attempt moves. */
export interface AccountOwner {
  readonly userName: string
  readonly mode: AccountMode
}

/** Where the attempts of an account are kept. */
export const attemptsPlace = ({ userName, mode }: AccountOwner): StorageKey =>
  `swx.attempts.${mode}.${userName}`
