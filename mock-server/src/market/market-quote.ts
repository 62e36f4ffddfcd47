import type { TradingSession } from '../domain/instrument.ts'

/** What an instrument stands at. */
export interface Quote {
  readonly ticks: number
  /** Display price, rounded to `priceDecimals`. */
  readonly price: number
  /** Change against the close of the previous UTC day in percent, two decimals. */
  readonly zdf: number
  readonly session: TradingSession
  /** Whether an order would be taken. */
  readonly tradable: boolean
}

/** The change from one price to another in percent, rounded half up to two decimals. */
export function changePercent(from: number, to: number): number {
  const hundredths = Math.floor((20_000 * (to - from) + from) / (2 * from))
  return hundredths / 100
}
