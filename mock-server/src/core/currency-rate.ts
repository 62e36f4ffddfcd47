import { plainAmount } from '../domain/plain-amount.ts'
import type { Market } from '../market/create-market.ts'

/** Currencies that are worth a dollar by definition here. */
const DOLLARS: readonly string[] = ['USDT']

/**
 * Dollars for one unit of a currency now, as a decimal string without zeros at its end: the market's price of the
 * instrument of that name. Undefined when the market has none.
 */
export const currencyRate = (market: Market, currency: string, now: number): string | undefined => {
  if (DOLLARS.includes(currency)) return '1'
  const instrument = market.find(currency)
  if (!instrument) return undefined
  const { tickUnits, priceDecimals } = instrument
  return plainAmount(BigInt(market.priceTicks(currency, now) * tickUnits), priceDecimals)
}
