import { type PlanExitQuote, quotePlanExit } from '@swx/sdk/money'
import type { Actor } from '../../../domain/actor.ts'
import { usdOf } from '../../../domain/amount.ts'
import { enter } from '../../../domain/history.ts'
import { type CommandError, done, type Outcome, reject } from '../../../domain/outcome.ts'
import { isQuoteGood, type QuoteFacts, quoteId } from '../../../domain/quote.ts'
import { entriesOf } from '../../../ledger/entry.ts'
import { formatUsd } from '../../../ledger/money.ts'
import { smartExit } from '../../../ledger/templates/earning.ts'
import type { SmartOrder } from './smart-order.ts'

/** How long a preview holds. */
const EXIT_QUOTE_MS = 60_000

/** What leaving a plan now means, in cents. */
export interface ExitPreview {
  /** Part of the principal kept; `"0"` before the value date. */
  readonly penaltyRate: string
  readonly penalty: bigint
  readonly refund: bigint
  /** Yields booked so far, which stay. */
  readonly kept: bigint
  /** Yields still to come, which are lost. */
  readonly lostRevenue: bigint
  /** Kept yields less the penalty. */
  readonly net: bigint
  readonly quoteId: string
}

const factsOf = (order: SmartOrder, penalty: bigint): QuoteFacts => [
  'exit',
  order.orderNo,
  penalty,
  order.distributedRevenue,
]

const exitOf = (order: SmartOrder, now: number): PlanExitQuote =>
  quotePlanExit(
    {
      amount: formatUsd(order.amount),
      expectedRevenue: formatUsd(order.expectedRevenue),
      distributedRevenue: formatUsd(order.distributedRevenue),
      earlyExitPenaltyRate: order.earlyExitPenaltyRate,
      valueDate: order.valueDate,
    },
    now,
  )

/** What leaving now would mean; `recordNotOpen` for a plan that does not run. */
export const previewExit = (order: SmartOrder, now: number): ExitPreview | CommandError<'recordNotOpen'> => {
  if (order.status !== 'IN_PROGRESS') return reject('recordNotOpen')
  const quote = exitOf(order, now)
  const penalty = usdOf(quote.penalty)
  return {
    penaltyRate: quote.penaltyRate,
    penalty,
    refund: usdOf(quote.refund),
    kept: usdOf(quote.kept),
    lostRevenue: usdOf(quote.lostRevenue),
    net: usdOf(quote.net),
    quoteId: quoteId(factsOf(order, penalty), now),
  }
}

/**
 * Leaves a plan as previewed: credited days are kept, the broken day pays nothing. Not stopped by a payment lock.
 */
export const exitSmart = (
  actor: Actor,
  order: SmartOrder,
  quote: string,
): Outcome<{ order: SmartOrder }, 'recordNotOpen' | 'quoteChanged'> => {
  const { now } = actor
  if (order.status !== 'IN_PROGRESS') return reject('recordNotOpen')
  const { penalty: kept, refund } = exitOf(order, now)
  const penalty = usdOf(kept)
  if (!isQuoteGood(quote, factsOf(order, penalty), now, EXIT_QUOTE_MS)) return reject('quoteChanged')
  return done(
    {
      order: {
        ...order,
        ...enter(order, 'EARLY_EXIT', now),
        penalty,
        refund: usdOf(refund),
        exitedAt: now,
      },
    },
    { entries: entriesOf(smartExit(order.userId, order.orderNo, order.amount, penalty)) },
  )
}
