import type { AccountMode } from '#core/account-mode/mode-store.ts'
import { useMode } from '#core/account-mode/use-mode.ts'
import { type UserInfo, useUser } from '#core/session/use-user-info.ts'
import type { Account } from '../model/composition.ts'

/** The user with the account in use, and when the server said so. */
export interface OwnAccount {
  readonly user: UserInfo
  readonly mode: AccountMode
  readonly account: Account
  /** Epoch ms. */
  readonly at: number
}

/** The account in use. */
export function useAccount() {
  const { mode } = useMode()
  return useUser<OwnAccount>(({ result, serverTime }) => ({
    user: result,
    mode,
    account: result.accounts[mode],
    at: Date.parse(serverTime),
  }))
}
