import type { components } from '@swx/sdk'
import { isSandbox } from '#config/env.ts'
import type { Category } from '#core/instruments/category.ts'

type MarketItem = components['schemas']['MarketItem']

/** One instrument of the list, in the app's own words. */
export interface MarketRow {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly category: Category
  /** Price when the list was answered; the live feed knows better. */
  readonly price: number
  /** Change against the close of the previous UTC day, in percent, when the list was answered. */
  readonly changePercent: number
  /** Up to a hundred recent prices, oldest first. */
  readonly recent: readonly number[]
  readonly marketHours: MarketItem['session']
  /** When a closed market opens next (RFC 3339), where the server says so. */
  readonly opensAt?: string
  readonly decimals: number
  readonly tickSize: number
  readonly isSimulated: boolean
}

/** Translates the wire (`type`, `zdf`, `hundred`) once. */
export function toMarketRow(item: MarketItem): MarketRow {
  return {
    id: item.id,
    code: item.code,
    name: item.name,
    category: item.type,
    price: item.price,
    changePercent: item.zdf,
    recent: item.hundred,
    marketHours: item.session,
    ...(item.opensAt === undefined ? {} : { opensAt: item.opensAt }),
    decimals: item.priceDecimals,
    tickSize: item.tickSize,
    isSimulated: isSandbox && item.source === 'simulated',
  }
}

/** Close of the previous UTC day, as price and change of a row imply it. */
export function previousCloseOf({ price, changePercent }: MarketRow): number {
  return price / (1 + changePercent / 100)
}
