import type { components, OtherMember } from '@swx/sdk'
import { isSandbox } from '#config/env.ts'
import type { Category } from './category.ts'
import type { MarketHours } from './market-hours.tsx'
import type { TradingHours } from './trading-hours.ts'

/** A running time of fixed-time options and what it pays. */
export interface OptionPeriod {
  readonly seconds: number
  /** Gain of a win as a part of the stake, a decimal string. */
  readonly payoutRatio: string
}

/** One instrument with its trading terms, in the app's own words. Quantities are decimal strings. */
export interface Instrument {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly category: Category | OtherMember.number
  /** Price when the answer was given; the live feed knows better. */
  readonly price: number
  readonly changePercent: number
  readonly marketHours: MarketHours
  /** When a closed market opens next (RFC 3339), where the server says so. */
  readonly opensAt?: string
  /** Its week; empty where the server does not say. */
  readonly tradingHours: readonly TradingHours[]
  readonly decimals: number
  readonly tickSize: number
  readonly isSimulated: boolean
  readonly previousClose: number
  readonly high: number
  readonly low: number
  readonly contractSize: string
  /** 30 means 1:30. */
  readonly maxLeverage: number
  readonly lotStep: string
  readonly minLots: string
  readonly maxLots: string
  /** Fixed-time options offered on it; empty when there are none. */
  readonly optionPeriods: readonly OptionPeriod[]
  /** Sent back with an order: the terms that the user has seen. */
  readonly termsVersion: string
  /** The risk notice, in the user's language. */
  readonly disclosure: string
}

/** Translates the wire once. */
export function toInstrument(info: components['schemas']['MarketInfo']): Instrument {
  return {
    id: info.id,
    code: info.code,
    name: info.name,
    category: info.type,
    price: info.price,
    changePercent: info.zdf,
    marketHours: info.session,
    ...(info.opensAt === undefined ? {} : { opensAt: info.opensAt }),
    tradingHours: info.tradingHours ?? [],
    decimals: info.priceDecimals,
    tickSize: info.tickSize,
    isSimulated: isSandbox && info.source === 'simulated',
    previousClose: info.prevClose,
    high: info.high24h,
    low: info.low24h,
    contractSize: info.contractSize,
    maxLeverage: info.maxLeverage,
    lotStep: info.lotStep,
    minLots: info.minLots,
    maxLots: info.maxLots,
    optionPeriods: info.optionPeriods.map(({ periodSec, payoutRatio }) => ({
      seconds: periodSec,
      payoutRatio,
    })),
    termsVersion: info.termsVersion,
    disclosure: info.disclosure,
  }
}
