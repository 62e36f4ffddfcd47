import { addDecimals, compareDecimals, subtractDecimals } from '@swx/sdk/money'
import { useListLoans } from '@swx/sdk/react'
import { limits } from '#config/limits.ts'
import { useUserInfo } from '#core/session/use-user-info.ts'
import { useMode } from './use-mode.ts'

/** What of the available balance is the user's own. Dollars. */
export interface OwnMoney {
  readonly available: string
  /** Borrowed and not repaid yet, without interest. */
  readonly borrowed: string
  /** Available, less what is borrowed: what can go into plans and options. */
  readonly own: string
}

/** The available balance without borrowed money; undefined for visitors and while it is not known. */
export function useOwnMoney(): OwnMoney | undefined {
  const { mode } = useMode()
  const account = useUserInfo().data?.accounts[mode]
  const owes = account !== undefined && compareDecimals(account.loanDebt, '0') !== 0
  const loans = useListLoans(
    { pageSize: limits.largestPage },
    { query: { enabled: owes, select: (result) => result.list } },
  )
  if (account === undefined) return undefined
  const { available } = account
  if (!owes) return { available, borrowed: '0.00', own: available }
  if (loans.data === undefined) return undefined
  const owed = loans.data.filter(({ status }) => status === 'REPAYING' || status === 'OVERDUE')
  const borrowed = addDecimals('0.00', ...owed.map(({ amount }) => amount))
  const own = subtractDecimals(available, borrowed)
  return { available, borrowed, own: own.startsWith('-') ? '0.00' : own }
}

/** What the account in use has available, in dollars; undefined for visitors and while it is not known. */
export function useAvailable(): string | undefined {
  const { mode } = useMode()
  return useUserInfo().data?.accounts[mode].available
}
