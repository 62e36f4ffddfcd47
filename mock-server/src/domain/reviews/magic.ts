import { formatUsd } from '../../ledger/money.ts'

/** What a review decides. `wait` leaves it to an operator at the control plane, whatever a policy says. */
export type Verdict =
  | { readonly action: 'approve' | 'wait' }
  | { readonly action: 'reject' | 'fail'; readonly reason: string }

/** How long after submission a magic value decides a review by itself. */
export const MAGIC_REVIEW_MS = 60_000

const APPROVE: Verdict = { action: 'approve' }
const WAIT: Verdict = { action: 'wait' }

/** Reasons that are shown when a magic value, or nothing better, declines. */
export const REASONS = {
  unreadable: 'document unreadable',
  notFound: 'transfer not found',
  failedTransfer: 'transfer failed on the network',
  duplicate: 'transaction already submitted by another user',
  withdrawal: 'withdrawal not accepted',
  network: 'network did not accept the transfer',
  loan: 'application not accepted',
} as const

/** The verdict of a last name; undefined when it is no magic value. */
export const kycVerdict = ({ lastName }: { readonly lastName: string }): Verdict | undefined => {
  if (lastName === 'Approve') return APPROVE
  if (lastName === 'Reject') return { action: 'fail', reason: REASONS.unreadable }
  return lastName === 'Slow' ? WAIT : undefined
}

const HASH_VERDICTS: Readonly<Record<string, Verdict>> = {
  a0: APPROVE,
  e1: { action: 'reject', reason: REASONS.notFound },
  e2: { action: 'fail', reason: REASONS.failedTransfer },
  d0: { action: 'reject', reason: REASONS.duplicate },
}

/** The verdict of the last two signs of a transaction hash; undefined when they are no magic value. */
export const rechargeVerdict = ({ txHash }: { readonly txHash?: string | undefined }): Verdict | undefined =>
  txHash === undefined ? undefined : HASH_VERDICTS[txHash.slice(-2).toLowerCase()]

/** Where a withdrawal goes. */
interface Payee {
  readonly address?: string | undefined
  readonly cardholder?: string | undefined
}

/** The last word of a cardholder or an address that ends in one, in capitals. */
const tailOf = ({ address, cardholder }: Payee): string | undefined =>
  /(?:^|[^A-Z0-9])(REJECT|FAIL|SLOW)$/.exec((address ?? cardholder ?? '').trim().toUpperCase())?.[1]

/** The verdict of where a withdrawal goes; undefined when it is no magic value. */
export const withdrawalVerdict = (to: Payee): Verdict | undefined => {
  const tail = tailOf(to)
  if (tail === undefined) return undefined
  return tail === 'REJECT' ? { action: 'reject', reason: REASONS.withdrawal } : APPROVE
}

/** What the network does with an approved withdrawal; undefined when it is no magic value. */
export const networkVerdict = (to: Payee): Verdict | undefined => {
  const tail = tailOf(to)
  if (tail === 'FAIL') return { action: 'fail', reason: REASONS.network }
  return tail === 'SLOW' ? WAIT : undefined
}

/** The verdict of the cents of a loan; undefined when they are no magic value. */
export const loanVerdict = ({ amount }: { readonly amount: bigint }): Verdict | undefined => {
  const cents = formatUsd(amount).slice(-2)
  if (cents === '11') return APPROVE
  return cents === '22' ? { action: 'reject', reason: REASONS.loan } : undefined
}
