import type { components } from '@swx/sdk'
import { readDay, setFields } from '#core/api/list-filter.ts'
import type { Days } from '#ui/form/date-range.tsx'

/** What moved the money. */
export type Kind = components['schemas']['TransactionKind']
/** One transaction of the free balance. */
export type Transaction = components['schemas']['Transaction']

/** Every kind, in the order of the filter. */
export const kinds = [
  'DEPOSIT',
  'WITHDRAWAL',
  'WITHDRAWAL_RETURN',
  'SMART_BUY',
  'SMART_YIELD',
  'SMART_MATURITY',
  'SMART_EXIT',
  'SAVINGS',
  'ORDER_OPEN',
  'ORDER_CLOSE',
  'OPTION_STAKE',
  'OPTION_SETTLEMENT',
  'LOAN_DISBURSEMENT',
  'LOAN_REPAYMENT',
  'NFT_BID',
  'NFT_RETURN',
  'INVITE_REWARD',
  'DEMO_START',
  'GRANT',
] as const satisfies readonly Kind[]

/** Which transactions are on show. */
export interface HistoryQuery extends Days {
  readonly kind: Kind | undefined
}

/** Reads the filter from a link. */
export function parseHistoryQuery(params: URLSearchParams): HistoryQuery {
  return {
    kind: kinds.find((known) => known === params.get('kind')),
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
  }
}

/** Writes the filter into a link; what is open is left out. */
export function writeHistoryQuery({ kind, from, to }: HistoryQuery): URLSearchParams {
  return new URLSearchParams(setFields({ kind, from, to }))
}
