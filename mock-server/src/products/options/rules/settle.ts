import { optionResult, optionPayout as quotePayout } from '@swx/sdk/money'
import { usdOf } from '../../../domain/amount.ts'
import { dayName } from '../../../domain/calendar.ts'
import { enter } from '../../../domain/history.ts'
import { done, type Outcome, reject } from '../../../domain/outcome.ts'
import { entriesOf } from '../../../ledger/entry.ts'
import { formatUsd } from '../../../ledger/money.ts'
import { optionSettlement } from '../../../ledger/templates/trading.ts'
import type { OptionStatus, OptionsOrder } from './options-order.ts'

/** A price older than this before expiry settles nothing. */
const STALE_AFTER_MS = 60_000

/** The last tick not later than the expiry. */
export interface SettleTick {
  readonly ticks: number
  /** When it was; null when the instrument never ticked. */
  readonly at: number | null
}

/** What is paid back, in cents: nothing, the stake, or the stake and its gain. */
export const optionPayout = (
  order: Pick<OptionsOrder, 'stake' | 'payoutRatio'>,
  status: Exclude<OptionStatus, 'OPEN'>,
): bigint => usdOf(quotePayout({ stake: formatUsd(order.stake), payoutRatio: order.payoutRatio }, status))

const NOTICES = { WON: 'option.won', LOST: 'option.lost', TIED: 'option.tied', VOID: 'option.void' } as const

const close = (
  order: OptionsOrder,
  status: keyof typeof NOTICES,
  now: number,
  more: { settlePrice?: number; reason?: string },
): Outcome<{ order: OptionsOrder }> => {
  const payout = optionPayout(order, status)
  const profit = payout - order.stake
  const { orderNo, userId, mode, stake, payoutRatio } = order
  const { settlePrice, reason } = more
  return done(
    {
      order: {
        ...order,
        ...enter(order, status, now, reason),
        ...(settlePrice === undefined ? {} : { settlePrice }),
        profit,
        closeTime: now,
      },
    },
    {
      entries: entriesOf(optionSettlement(order, stake, payout)),
      notices: [
        {
          userId,
          mode,
          titleKey: NOTICES[status],
          params: { profit: formatUsd(profit), code: order.code },
          orderNo,
        },
      ],
      incomes:
        profit === 0n
          ? []
          : [
              {
                userId,
                mode,
                source: 'OPTION',
                orderNo,
                day: dayName(now),
                base: stake,
                rate: payoutRatio,
                amount: profit,
                status: 'DIVIDED',
              },
            ],
    },
  )
}

/**
 * Settles an option at its expiry; a stale price makes it VOID and returns the stake. Refused with `recordNotOpen` before the
 * expiry and once it is settled.
 */
export const settleOption = (
  order: OptionsOrder,
  tick: SettleTick,
  now: number,
): Outcome<{ order: OptionsOrder }> => {
  if (order.status !== 'OPEN' || now < order.expiresAt) return reject('recordNotOpen')
  if (tick.at !== null && tick.at > order.expiresAt)
    throw new RangeError(`${order.orderNo} cannot be settled by a tick after its expiry.`)
  if (tick.at === null || tick.at < order.expiresAt - STALE_AFTER_MS)
    return close(order, 'VOID', now, { reason: 'No price in the last 60 seconds before expiry' })
  const status = optionResult(order.direction, order.strikePrice, tick.ticks)
  return close(order, status, now, { settlePrice: tick.ticks })
}

/** Returns the stake of an open option before its time, as when a demo account is reset; `recordNotOpen` once it is settled. */
export const voidOption = (
  order: OptionsOrder,
  reason: string,
  now: number,
): Outcome<{ order: OptionsOrder }> =>
  order.status === 'OPEN' ? close(order, 'VOID', now, { reason }) : reject('recordNotOpen')
