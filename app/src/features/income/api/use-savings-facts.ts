import { listLoans, listTransaction, paginate, type SwxClient } from '@swx/sdk'
import { addDecimals, compareDecimals, subtractDecimals } from '@swx/sdk/money'
import { useSwxQuery } from '@swx/sdk/react'
import type { GetUserInfoAnswer } from '@swx/sdk/types'
import { limits } from '#config/limits.ts'
import { useUser } from '#core/session/use-user-info.ts'
import type { SavingsFacts } from '../model/savings-day.ts'

const dayOf = (time: string) => time.slice(0, 10)

/** Free cash when the day began: what the day close left, its credits included. */
async function readOpening(client: SwxClient, today: string, available: string): Promise<string> {
  const midnight = Date.parse(today)
  let opening = available
  const rows = paginate(client, listTransaction, { from: today, to: today, pageSize: limits.largestPage })
  for await (const row of rows) {
    if (Date.parse(row.at) <= midnight) return row.balanceAfter
    opening = subtractDecimals(row.balanceAfter, row.amount)
  }
  return opening
}

/** Principal of the open loan, if there is one. */
async function readBorrowed(client: SwxClient, loanDebt: string): Promise<string> {
  if (compareDecimals(loanDebt, '0') === 0) return '0.00'
  const { list } = await listLoans(client, {})
  const open = list.filter(({ status }) => status === 'REPAYING' || status === 'OVERDUE')
  return addDecimals('0.00', ...open.map(({ amount }) => amount))
}

/** What today's savings depend on, whether they are switched on, and the server's day. */
export interface SavingsOfToday extends SavingsFacts {
  readonly isOn: boolean
  /** `yyyy-mm-dd` */
  readonly today: string
}

async function readToday(
  client: SwxClient,
  { result: user, serverTime }: GetUserInfoAnswer,
): Promise<SavingsOfToday> {
  const today = dayOf(serverTime)
  const { available, loanDebt } = user.accounts.real
  const [opening, borrowed] = await Promise.all([
    readOpening(client, today, available),
    readBorrowed(client, loanDebt),
  ])
  return { opening, available, borrowed, isOn: user.savingsEnabled, today }
}

/** What today's savings depend on. Real account only. */
export function useSavingsFacts() {
  const answer = useUser((whole) => whole)
  const { data } = answer
  const facts = useSwxQuery(
    [
      'savings',
      'facts',
      data && dayOf(data.serverTime),
      data?.result.accounts.real,
      data?.result.savingsEnabled,
    ],
    (client) => readToday(client, data as GetUserInfoAnswer),
    // A balance that moved does not take the card away while its day is read again.
    { enabled: data !== undefined, keepPrevious: true },
  )
  return data === undefined && answer.isError ? { ...answer, data: undefined } : facts
}
