import { compareDecimals } from '@swx/sdk/money'
import type { Actor } from '../../../domain/actor.ts'
import { MAX_USD } from '../../../domain/amount.ts'
import { dayName } from '../../../domain/calendar.ts'
import { enter } from '../../../domain/history.ts'
import type { TradedInstrument, TradedPrice } from '../../../domain/instrument.ts'
import { isPartOffered } from '../../../domain/lots.ts'
import { done, type Effects, type Outcome, reject } from '../../../domain/outcome.ts'
import { entriesOf } from '../../../ledger/entry.ts'
import { formatUsd } from '../../../ledger/money.ts'
import { orderClose } from '../../../ledger/templates/trading.ts'
import { triggeredBy } from './exits.ts'
import { type CloseReason, closeResult, type Order, realisedWith } from './order.ts'
import { splitOrder } from './parts.ts'

const NOTICES = {
  SL: 'order.stopLoss',
  TP: 'order.takeProfit',
  STOP_OUT: 'order.stopOut',
  TRAILING_STOP: 'order.trailingStop',
} as const
const REASONS: Record<CloseReason, string | undefined> = {
  USER: undefined,
  SL: 'Stop-loss reached',
  TP: 'Take-profit reached',
  STOP_OUT: 'Half of the margin was lost',
  TRAILING_STOP: 'Trailing stop reached',
}

const closed = (order: Order, reason: CloseReason, ticks: number, at: number): { order: Order } & Effects => {
  const { profit, fee, net } = closeResult(order, ticks)
  const { orderNo, userId, mode, code, margin, feeRate } = order
  return done(
    {
      order: {
        ...order,
        ...enter(order, 'CLOSED', at, REASONS[reason]),
        closePrice: ticks,
        closeFee: fee,
        closeReason: reason,
        profit: net,
        closeTime: at,
      },
    },
    {
      entries: entriesOf(orderClose(order, margin, profit, fee)),
      notices:
        reason === 'USER'
          ? []
          : [{ userId, mode, titleKey: NOTICES[reason], params: { code, profit: formatUsd(net) }, orderNo }],
      incomes: [
        {
          userId,
          mode,
          source: 'ORDER',
          orderNo,
          day: dayName(at),
          base: margin,
          rate: feeRate,
          amount: net,
          status: 'DIVIDED',
        },
      ],
    },
  )
}

/**
 * Whether the margin of a part covers all that it is charged. Of a margin of a few cents a loss and a fee that were
 * rounded up can be more; what such a part would leave unpaid would be lost.
 */
const bearsItsCosts = (part: Order, ticks: number): boolean => {
  const { profit, fee } = closeResult(part, ticks)
  const asked = closeResult({ ...part, margin: MAX_USD }, ticks)
  return profit === asked.profit && fee === asked.fee
}

/** A command to close a position. */
export interface CloseOrder {
  /** How much of it, as it came; undefined for all. */
  readonly lots?: string | undefined
  /** Takes the number of the closed part, if it is a part. */
  readonly takeOrderNo: () => string
}

/** What the command depends on besides the position. */
export interface CloseOrderFacts {
  readonly instrument: TradedInstrument
  readonly price: TradedPrice
}

/** A position that was closed, and what stays open of it. */
export interface ClosedOrder {
  readonly order: Order
  readonly rest?: Order
}

/**
 * Closes a position, or a part of it, at the house's price now. Not stopped by a payment lock.
 */
export const closeOrder = (
  actor: Actor,
  order: Order,
  { lots, takeOrderNo }: CloseOrder,
  { instrument, price }: CloseOrderFacts,
): Outcome<ClosedOrder, 'recordNotOpen' | 'notTradable' | 'purchaseAmountWrong'> => {
  if (order.status !== 'OPEN') return reject('recordNotOpen')
  if (price.session !== 'OPEN') return reject('notTradable')
  if (lots === undefined) return closed(order, 'USER', price.ticks, actor.now)
  if (!isPartOffered(lots, order.lots, instrument)) return reject('purchaseAmountWrong')
  if (compareDecimals(lots, order.lots) === 0) return closed(order, 'USER', price.ticks, actor.now)
  const { part, rest } = splitOrder(order, lots)
  // Without a margin a position could never be stopped out.
  if (part.margin === 0n || rest.margin === 0n || !bearsItsCosts(part, price.ticks))
    return reject('purchaseAmountWrong')
  return {
    ...closed({ ...part, orderNo: takeOrderNo(), partOf: order.orderNo }, 'USER', price.ticks, actor.now),
    rest: { ...rest, realised: realisedWith(part, price.ticks) },
  }
}

/**
 * Closes a position that a tick triggers, at that tick: gaps slip. `recordNotOpen` when it is closed or the tick triggers
 * nothing.
 *
 * @param trailingStop where its trailing stop stands then, in ticks.
 */
export const closeTriggered = (
  order: Order,
  ticks: number,
  trailingStop: number | undefined,
  at: number,
): Outcome<{ order: Order }> => {
  const reason = order.status === 'OPEN' ? triggeredBy(order, ticks, trailingStop) : undefined
  if (reason === undefined) return reject('recordNotOpen')
  const trailed = reason === 'TRAILING_STOP' && trailingStop !== undefined
  return closed(trailed ? { ...order, trailingStopPrice: trailingStop } : order, reason, ticks, at)
}

/** Closes a demo position at the last price, trading or not, because its account is reset; `recordNotOpen` when it is closed. */
export const closeForReset = (order: Order, ticks: number, at: number): Outcome<{ order: Order }> =>
  order.status === 'OPEN' ? closed(order, 'USER', ticks, at) : reject('recordNotOpen')
