import {
  listLoans,
  listMyNft,
  listOptions,
  listPlans,
  listPositions,
  listTransaction,
  listWithdrawals as listWithdrawal,
  paginate,
  type SwxClient,
} from '@swx/sdk'
import { useSwxQuery } from '@swx/sdk/react'
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

const pageSize = limits.largestPage

async function all<Row>(pages: AsyncIterable<Row>): Promise<readonly Row[]> {
  const rows: Row[] = []
  for await (const row of pages) rows.push(row)
  return rows
}

const dayOf = ({ at }: OwnAccount) => new Date(at).toISOString().slice(0, 10)

/** The lines that both accounts have. */
async function readTrading(client: SwxClient, own: OwnAccount) {
  const today = dayOf(own)
  const [transactions, positions, options] = await Promise.all([
    all(paginate(client, listTransaction, { from: today, to: today, pageSize })),
    all(paginate(client, listPositions, { status: 'OPEN', pageSize })),
    all(paginate(client, listOptions, { status: 'OPEN', pageSize })),
  ])
  return {
    available: availableLines(own.account.available, transactions),
    inMargin: positionLines(positions, 'margin'),
    unrealised: positionLines(positions, 'unrealised'),
    inStake: optionLines(options),
  }
}

/** The lines that the real account alone has. */
async function readReal(client: SwxClient) {
  const withdrawals = (status: 'TO_BE_REVIEWED' | 'APPROVED') =>
    all(paginate(client, listWithdrawal, { status, pageSize }))
  const loans = (status: 'REPAYING' | 'OVERDUE') => all(paginate(client, listLoans, { status, pageSize }))
  const [plans, reviewed, approved, works, running, overdue] = await Promise.all([
    all(paginate(client, listPlans, { status: 'IN_PROGRESS', pageSize })),
    withdrawals('TO_BE_REVIEWED'),
    withdrawals('APPROVED'),
    all(paginate(client, listMyNft, { kind: 'bidding', pageSize })),
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
  return useSwxQuery(
    ['balance', own.account, dayOf(own)],
    async (client): Promise<Balance> => {
      const isReal = own.mode === 'real'
      const [trading, real] = await Promise.all([readTrading(client, own), isReal ? readReal(client) : {}])
      return balanceOf(own.account, { ...trading, ...real })
    },
    // A figure that moved does not empty the page while its lines are read again.
    { keepPrevious: true },
  )
}
