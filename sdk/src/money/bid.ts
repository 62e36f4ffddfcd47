import { exact, posted, rounded, textOf, times } from './exact.ts'

/**
 * The smallest bid that an auction takes next, in dollars.
 *
 * @param startPrice what the first bid has to reach
 * @param leading the leading bid; undefined before the first
 * @throws RangeError for a text that is no decimal
 * @example
 * minNextBid('1000.00', '1234.56') // '1296.29'
 */
export const minNextBid = (startPrice: string, leading: string | undefined): string =>
  textOf(
    leading === undefined
      ? posted(exact(startPrice))
      : rounded(times(exact(leading), exact('1.05')), 2, 'UP'),
  )
