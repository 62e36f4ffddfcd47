import {
  listLoanRecord,
  listMyNft,
  listOptionsOrder,
  listOrder,
  listSmartOrder,
  listTransaction,
  listWithdrwal as listWithdrawal,
  paginate,
} from '@swx/sdk'
import { useSwxClient } from '@swx/sdk/react'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { limits } from '#config/limits.ts'
import {
  availableLines,
  type Balance,
  balanceOf,
  heldLines,
  loanLines,
  optionLines,
  planLines,
  positionLines,
} from '../model/balance.ts'
import type { OwnAccount } from './use-account.ts'

type Client = ReturnType<typeof useSwxClient>

const pageSize = limits.largestPage
const fresh = { cache: 'reload' } as const

async function all<Row>(pages: AsyncIterable<Row>): Promise<readonly Row[]> {
  const rows: Row[] = []
  for await (const row of pages) rows.push(row)
  return rows
}

const dayOf = ({ at }: OwnAccount) => new Date(at).toISOString().slice(0, 10)

/** The lines that both accounts have. */
async function readTrading(client: Client, own: OwnAccount) {
  const today = dayOf(own)
  const [transactions, positions, options] = await Promise.all([
    all(paginate(client, listTransaction, { from: today, to: today, pageSize }, fresh)),
    all(paginate(client, listOrder, { status: 'OPEN', pageSize }, fresh)),
    all(paginate(client, listOptionsOrder, { status: 'OPEN', pageSize }, fresh)),
  ])
  return {
    available: availableLines(own.account.available, transactions),
    inMargin: positionLines(positions, 'margin'),
    unrealised: positionLines(positions, 'unrealised'),
    inStake: optionLines(options),
  }
}

/** The lines that the real account alone has. */
async function readReal(client: Client) {
  const withdrawals = (status: 'TO_BE_REVIEWED' | 'APPROVED') =>
    all(paginate(client, listWithdrawal, { status, pageSize }, fresh))
  const loans = (status: 'REPAYING' | 'OVERDUE') =>
    all(paginate(client, listLoanRecord, { status, pageSize }, fresh))
  const [plans, reviewed, approved, works, running, overdue] = await Promise.all([
    all(paginate(client, listSmartOrder, { status: 'IN_PROGRESS', pageSize }, fresh)),
    withdrawals('TO_BE_REVIEWED'),
    withdrawals('APPROVED'),
    all(paginate(client, listMyNft, { kind: 'bidding', pageSize }, fresh)),
    loans('REPAYING'),
    loans('OVERDUE'),
  ])
  return {
    inSmart: planLines(plans),
    held: heldLines([...reviewed, ...approved], works),
    loanDebt: loanLines([...running, ...overdue]),
  }
}

/** What the account in use is made up of, read anew whenever its figures change. */
export function useBalance(own: OwnAccount) {
  const client = useSwxClient()
  const identity = useSyncExternalStore(client.subscribe, client.identity, client.identity)
  return useQuery({
    queryKey: ['balance', identity, own.account, dayOf(own)],
    // The client below knows which calls may be repeated.
    retry: false,
    staleTime: 0,
    // A figure that moved does not empty the page while its lines are read again.
    placeholderData: (before, query) => (query?.queryKey[1] === identity ? before : undefined),
    queryFn: async (): Promise<Balance> => {
      const isReal = own.mode === 'real'
      const [trading, real] = await Promise.all([readTrading(client, own), isReal ? readReal(client) : {}])
      return balanceOf(own.account, { ...trading, ...real })
    },
  })
}
