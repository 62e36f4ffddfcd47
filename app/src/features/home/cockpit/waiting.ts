import { type components, listDeposits, listLoans, listWithdrawals as listWithdrawal } from '@swx/sdk'
import { useSwxQuery } from '@swx/sdk/react'
import { offers } from '#config/operator.ts'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { useSession } from '#core/session/use-session.ts'

type Schemas = components['schemas']

/** A record that an operator still has to decide on. */
export interface Waiting {
  readonly kind: 'withdrawal' | 'deposit' | 'loan'
  readonly orderNo: string
  readonly amount: string
  readonly currency: string
  /** ISO time it was submitted. */
  readonly since: string
}

/** Withdrawals, deposits and loans under review as one list, oldest first. */
function waitingOf(
  withdrawals: readonly Schemas['Withdrawal'][],
  deposits: readonly Schemas['Recharge'][],
  loans: readonly Schemas['Loan'][],
): readonly Waiting[] {
  const rows: Waiting[] = [
    ...withdrawals.map(({ orderNo, amount, submittedAt }) => ({
      kind: 'withdrawal' as const,
      orderNo,
      amount,
      currency: 'USD',
      since: submittedAt,
    })),
    ...deposits.map(({ orderNo, amount, currency, submittedAt }) => ({
      kind: 'deposit' as const,
      orderNo,
      amount,
      currency,
      since: submittedAt,
    })),
    ...loans.map(({ loanNo, amount, agreementSignedAt }) => ({
      kind: 'loan' as const,
      orderNo: loanNo,
      amount,
      currency: 'USD',
      since: agreementSignedAt,
    })),
  ]
  return rows.sort((a, b) => a.since.localeCompare(b.since))
}

/** What waits for a review in the real account, oldest first; asked for again as long as something waits. */
export function useWaiting({ enabled = true } = {}) {
  const { isLoggedIn } = useSession()
  return useSwxQuery(
    ['pages', 'waiting'],
    async (client): Promise<readonly Waiting[]> => {
      const [withdrawals, deposits, loans] = await Promise.all([
        listWithdrawal(client, { status: 'TO_BE_REVIEWED' }),
        listDeposits(client, { status: 'TO_BE_REVIEWED' }),
        offers('loans') ? listLoans(client, { status: 'PENDING_REVIEW' }) : { list: [] },
      ])
      return waitingOf(withdrawals.list, deposits.list, loans.list)
    },
    {
      // A page may be shown for a moment longer than its user is logged in.
      enabled: enabled && isLoggedIn,
      refetchInterval: refetchWhile((rows) => rows.length > 0),
    },
  )
}
