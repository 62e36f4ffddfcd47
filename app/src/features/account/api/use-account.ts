import { compareDecimals } from '@swx/sdk/money'
import { type GetUserInfoAnswer, useGetUserInfo } from '@swx/sdk/react'
import type { AccountMode } from '../../../core/account-mode/mode-store.ts'
import { useMode } from '../../../core/account-mode/use-mode.ts'
import { refetchWhile } from '../../../core/api/refetch-while.ts'
import { useSession } from '../../../core/session/use-session.ts'
import type { UserInfo } from '../../../core/session/use-user-info.ts'
import type { Account } from '../model/composition.ts'

/** The user with the account in use, and when the server said so. */
export interface OwnAccount {
  readonly user: UserInfo
  readonly mode: AccountMode
  readonly account: Account
  /** Epoch ms. */
  readonly at: number
}

/** The account in use; asked for again while something in it goes by the price. */
export function useAccount() {
  const { isLoggedIn } = useSession()
  const { mode } = useMode()
  const isLive = ({ result }: GetUserInfoAnswer) => {
    const { inMargin, inStake } = result.accounts[mode]
    return [inMargin, inStake].some((amount) => compareDecimals(amount, '0') !== 0)
  }
  return useGetUserInfo<OwnAccount>({
    request: { withResponse: true },
    query: {
      enabled: isLoggedIn,
      staleTime: 0,
      refetchInterval: refetchWhile(isLive),
      select: ({ result, serverTime }) => ({
        user: result,
        mode,
        account: result.accounts[mode],
        at: Date.parse(serverTime),
      }),
    },
  })
}
