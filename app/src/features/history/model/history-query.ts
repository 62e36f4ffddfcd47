import type { components } from '@swx/sdk'
import { anyOf, day, defineQuery, type QueryOf } from '#lib/query-string/define-query.ts'

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
  'PENDING_HOLD',
  'PENDING_RELEASE',
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

/** Which transactions are on show, as the link says it. */
export const historyQuery = defineQuery({ kind: anyOf(kinds), from: day, to: day })

/** Which transactions are on show. */
export type HistoryQuery = QueryOf<typeof historyQuery>
