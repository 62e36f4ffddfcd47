import { listLoanRecord, listTransaction, paginate } from '@swx/sdk'
import { useSwxClient } from '@swx/sdk/react'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { fromCents, toCents } from '../../../core/money/cents.ts'
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
    { from: today, to: today, pageSize: 100 },
    fresh,
  )) {
    if (Date.parse(row.at) <= midnight) return row.balanceAfter
    opening = fromCents(toCents(row.balanceAfter) - toCents(row.amount))
  }
  return opening
}

/** Principal of the open loan, if there is one. */
async function readBorrowed(client: Client, loanDebt: string): Promise<string> {
  if (toCents(loanDebt) === 0n) return '0.00'
  const { list } = await listLoanRecord(client, {}, fresh)
  const open = list.filter(({ status }) => status === 'REPAYING' || status === 'OVERDUE')
  return fromCents(open.reduce((sum, { amount }) => sum + toCents(amount), 0n))
}

/** What today's savings depend on, and whether they are switched on. Real account only. */
export function useSavingsFacts() {
  const client = useSwxClient()
  const identity = useSyncExternalStore(client.subscribe, client.identity, client.identity)
  return useQuery({
    queryKey: ['savings', 'facts', identity],
    staleTime: 0,
    queryFn: async (): Promise<SavingsFacts & { readonly isOn: boolean; readonly now: string }> => {
      const { data, error } = await client.POST('/swx/customer/user/getUserInfo', {})
      if (error) throw error
      const { result: user, serverTime: now } = data
      const { available, loanDebt } = user.accounts.real
      const [opening, borrowed] = await Promise.all([
        readOpening(client, now.slice(0, 10), available),
        readBorrowed(client, loanDebt),
      ])
      return { opening, available, borrowed, isOn: user.savingsEnabled, now }
    },
  })
}
