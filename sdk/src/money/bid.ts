import { exact, minus, posted, rounded, textOf, times } from './exact.ts'

/**
 * The smallest bid that an auction takes next, in dollars.
 *
 * @param startPrice what the first bid has to reach
 * @param leading the leading bid; undefined before the first
 * @throws RangeError for a text that is not a decimal
 * @example
 * minNextBid('1000.00', '1234.56') // '1296.29'
 */
export const minNextBid = (startPrice: string, leading: string | undefined): string =>
  textOf(
    leading === undefined
      ? posted(exact(startPrice))
      : rounded(times(exact(leading), exact('1.05')), 2, 'UP'),
  )

/**
 * What a bid takes from the available balance, in dollars: all of it, or of a raise of the own leading bid the
 * difference, because the rest is on hold already. Buying at once takes as much.
 *
 * @param ownLeading the own bid that leads; undefined when someone else leads, or no one
 * @throws RangeError for a text that is not a decimal
 * @example
 * bidHold('5000.00', '4000.00') // '1000.00'
 */
export const bidHold = (amount: string, ownLeading: string | undefined): string =>
  textOf(posted(minus(exact(amount), exact(ownLeading ?? '0'))))
