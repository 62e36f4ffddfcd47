import { timestamp } from '../domain/calendar.ts'
import type { Market } from './create-market.ts'
import type { Instrument } from './instrument.ts'
import { CALENDARS } from './session-calendar.ts'

/** An instrument with its latest quote, as the contract's `MarketItem`. */
export function marketItem(market: Market, instrument: Instrument, tMs: number) {
  const { id, code, name, type, tickSize, priceDecimals } = instrument
  const { price, zdf, session, tradable } = market.quote(code, tMs)
  return {
    id,
    code,
    name,
    type,
    price,
    zdf,
    hundred: market.hundred(code, tMs),
    tradable,
    session,
    ...(session === 'CLOSED' ? { opensAt: nextOpening(instrument, tMs) } : {}),
    tickSize: Number(tickSize),
    priceDecimals,
    source: 'simulated' as const,
  }
}

/** When an instrument's hours begin again (RFC 3339). */
const nextOpening = ({ calendar }: Instrument, tMs: number): string =>
  timestamp(CALENDARS[calendar].nextOpenInstant(tMs))

/** An instrument with everything an order ticket needs, as the contract's `MarketInfo`. */
export function marketInfo(market: Market, instrument: Instrument, tMs: number, disclosure: string) {
  const { contractSize, maxLeverage, lotStep, minLots, maxLots, optionPeriods, termsVersion } = instrument
  const { prevClose, high24h, low24h } = market.day(instrument.code, tMs)
  return {
    ...marketItem(market, instrument, tMs),
    contractSize,
    maxLeverage,
    lotStep,
    minLots,
    maxLots,
    tradingHours: [...CALENDARS[instrument.calendar].hours],
    prevClose,
    high24h,
    low24h,
    optionPeriods: [...optionPeriods],
    termsVersion,
    disclosure,
  }
}
