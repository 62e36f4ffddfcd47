import { CENTS, exact, minus, order, over, rounded, textOf, times } from './exact.ts'
import type { HeldPosition } from './position.ts'

/** A position that is closed in part, as two positions. */
export interface SplitPosition<Held> {
  /** What is closed. */
  readonly part: Held
  /** What stays open. */
  readonly rest: Held
}

type Share = Pick<HeldPosition, 'lots' | 'margin' | 'openFee'>

/**
 * Splits an open position into a part that is closed and the rest: margin and opening fee in proportion to the size,
 * the part's half to even, the rest what is left of them, so that nothing is lost between the two.
 *
 * @throws RangeError for a text that is not a decimal, and for a part that is not above zero and below the whole
 * @example
 * splitPosition({ lots: '0.10', margin: '361.67', openFee: '5.42' }, '0.05').part.margin // '180.84'
 */
export function splitPosition<Held extends Share>(position: Held, lots: string): SplitPosition<Held> {
  const whole = exact(position.lots)
  const wanted = exact(lots)
  if (wanted.units <= 0n || order(wanted, whole) >= 0)
    throw new RangeError(`"${lots}" is no part of a position of ${position.lots}.`)
  const shareOf = (amount: string) => over(times(exact(amount), wanted), whole, CENTS, 'HALF_EVEN')
  const restOf = (amount: string) => textOf(rounded(minus(exact(amount), shareOf(amount)), CENTS))
  return {
    part: {
      ...position,
      lots,
      margin: textOf(shareOf(position.margin)),
      openFee: textOf(shareOf(position.openFee)),
    },
    rest: {
      ...position,
      lots: textOf(minus(whole, wanted)),
      margin: restOf(position.margin),
      openFee: restOf(position.openFee),
    },
  }
}
