import type { components } from '@swx/sdk'
import { useTranslation } from 'react-i18next'

type OptionsOrder = components['schemas']['OptionsOrder']

/** UP wins above the strike, DOWN below it. */
export type OptionDirection = components['schemas']['BuyOptionsRequest']['direction']

/** A fixed-time option. Money is decimal strings in dollars, times are epoch milliseconds where they are counted. */
export interface Option {
  readonly orderNo: string
  readonly code: string
  readonly marketId: string
  readonly direction: OptionsOrder['direction']
  readonly periodSeconds: number
  readonly stake: string
  readonly payoutRatio: string
  readonly strike: number
  readonly expiresAt: number
  readonly settlePrice: number | undefined
  /** Paid out on a win. */
  readonly payout: string
  readonly status: OptionsOrder['status']
  /** Gain or loss once it is settled. */
  readonly profit: string | undefined
  readonly openedAt: string
  readonly closedAt: string | undefined
  /** The user's own. */
  readonly note?: string | undefined
  readonly history: OptionsOrder['history']
}

/** Translates the wire once. */
export function toOption(order: OptionsOrder): Option {
  return {
    orderNo: order.orderNo,
    code: order.code,
    marketId: order.marketId,
    direction: order.direction,
    periodSeconds: order.periodSec,
    stake: order.stake,
    payoutRatio: order.payoutRatio,
    strike: order.strikePrice,
    expiresAt: Date.parse(order.expiresAt),
    settlePrice: order.settlePrice,
    payout: order.expectedReturn,
    status: order.status,
    profit: order.profit,
    openedAt: order.openTime,
    closedAt: order.closeTime,
    note: order.note,
    history: order.history,
  }
}

/** How an open option stands at a price: what it would come to if it settled there. */
export function standingOf({ direction, strike }: Option, price: number): 'winning' | 'losing' | 'tied' {
  if (price === strike) return 'tied'
  return price > strike === (direction === 'UP') ? 'winning' : 'losing'
}

/** A running time in words: minutes where they come out even, else seconds; hours from one on. */
export function usePeriodText(): (seconds: number) => string {
  const { t } = useTranslation('options')
  return (seconds) => {
    if (seconds % 3600 === 0) return t('period.hours', { count: seconds / 3600 })
    if (seconds % 60 === 0) return t('period.minutes', { count: seconds / 60 })
    return t('period.seconds', { count: seconds })
  }
}
