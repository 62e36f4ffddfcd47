import type { components } from '@swx/sdk'

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
export function waitingOf(
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
