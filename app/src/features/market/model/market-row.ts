import type { components } from '@swx/sdk'
import { isSandbox } from '#config/env.ts'
import { byMember } from '#lib/enums/by-member.ts'

type MarketItem = components['schemas']['MarketItem']

/** One instrument of the list, in the app's own words. */
export interface MarketRow {
  readonly id: string
  readonly code: string
  /** In the user's language, where it has a word for it. */
  readonly name: string
  /** The name as the server lists it; the row is found by it, too. */
  readonly listedName: string
  readonly category: MarketItem['type']
  /** Price when the list was answered; the live feed knows better. */
  readonly price: number
  /** Change against the close of the previous UTC day, in percent, when the list was answered. */
  readonly changePercent: number
  readonly marketHours: MarketItem['session']
  /** When a closed market opens next (RFC 3339), where the server says so. */
  readonly opensAt?: string
  readonly decimals: number
  readonly tickSize: number
  readonly isSimulated: boolean
}

/** Translates the wire (`type`, `zdf`) once; `nameOf` says what the instrument is called. */
export function toMarketRow(item: MarketItem, nameOf: (item: MarketItem) => string): MarketRow {
  return {
    id: item.id,
    code: item.code,
    name: nameOf(item),
    listedName: item.name,
    category: item.type,
    price: item.price,
    changePercent: item.zdf,
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

const restBy = byMember<MarketRow['marketHours'], number>({ OPEN: 0, HALTED: 1, CLOSED: 2 }, 1)

/**
 * 0 for what trades, 1 for what is halted or in hours that this version does not know, 2 for what is closed. Only the market's hours decide: a change that rounds
 * to 0.00 % says nothing of whether a price moves.
 */
export const restOf = ({ marketHours }: MarketRow): number => restBy(marketHours)

/** Rows with open markets first; equal ones keep their order. */
export const openFirst = (rows: readonly MarketRow[]): readonly MarketRow[] =>
  rows.toSorted((a, b) => restOf(a) - restOf(b))
