import { listLoanRecord, listTransaction, paginate } from '@swx/sdk'
import { addDecimals, compareDecimals, subtractDecimals } from '@swx/sdk/money'
import { useSwxClient } from '@swx/sdk/react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { limits } from '#config/limits.ts'
import { useUser } from '#core/session/use-user-info.ts'
import type { SavingsFacts } from '../model/savings-day.ts'

type Client = ReturnType<typeof useSwxClient>
const fresh = { cache: 'reload' } as const

/** Free cash when the day began: what the day close left, its credits included. */
async function readOpening(client: Client, today: string, available: string): Promise<string> {
  const midnight = Date.parse(today)
  let opening = available
  for await (const row of paginate(
    client,
    listTransaction,
    { from: today, to: today, pageSize: limits.largestPage },
    fresh,
  )) {
    if (Date.parse(row.at) <= midnight) return row.balanceAfter
    opening = subtractDecimals(row.balanceAfter, row.amount)
  }
  return opening
}

/** Principal of the open loan, if there is one. */
async function readBorrowed(client: Client, loanDebt: string): Promise<string> {
  if (compareDecimals(loanDebt, '0') === 0) return '0.00'
  const { list } = await listLoanRecord(client, {}, fresh)
  const open = list.filter(({ status }) => status === 'REPAYING' || status === 'OVERDUE')
  return addDecimals('0.00', ...open.map(({ amount }) => amount))
}

/** What today's savings depend on, and whether they are switched on. Real account only. */
export function useSavingsFacts() {
  const client = useSwxClient()
  const identity = useSyncExternalStore(client.subscribe, client.identity, client.identity)
  const answer = useUser((whole) => whole)
  const user = answer.data?.result
  const today = answer.data?.serverTime.slice(0, 10)
  const facts = useQuery({
    queryKey: ['savings', 'facts', identity, today, user?.accounts.real, user?.savingsEnabled],
    staleTime: 0,
    // A balance that moved does not take the card away while its day is read again.
    placeholderData: (before, query) => (query?.queryKey[2] === identity ? before : undefined),
    queryFn:
      user === undefined || today === undefined
        ? skipToken
        : async (): Promise<SavingsFacts & { readonly isOn: boolean; readonly today: string }> => {
            const { available, loanDebt } = user.accounts.real
            const [opening, borrowed] = await Promise.all([
              readOpening(client, today, available),
              readBorrowed(client, loanDebt),
            ])
            return { opening, available, borrowed, isOn: user.savingsEnabled, today }
          },
  })
  return user === undefined && answer.isError ? { ...answer, data: undefined } : facts
}
