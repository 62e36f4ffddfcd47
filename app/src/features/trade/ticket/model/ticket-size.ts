import {
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  negateDecimal,
  roundDecimal,
} from '@swx/sdk/money'
import { type PositionDraft, previewPosition } from './position-preview.ts'

/** What an instrument takes orders in. */
export interface LotRange {
  readonly minLots: string
  readonly maxLots: string
  readonly lotStep: string
}

/** What a size can be given in besides lots: units of the instrument, its worth in USD, or what is lost at the stop loss. */
export const sizeUnits = ['units', 'usd', 'risk'] as const

/** See {@link sizeUnits}. */
export type SizeUnit = (typeof sizeUnits)[number]

/** A position whose size is looked for. */
export type SizelessDraft = Omit<PositionDraft, 'lots'>

/**
 * The largest size whose margin and opening fee fit into a part of the balance; undefined when not even the smallest
 * does.
 *
 * @param percent of the balance, 1 to 100
 */
export function lotsForShare(
  draft: SizelessDraft,
  range: LotRange,
  available: string,
  percent: number,
): string | undefined {
  const budget = roundDecimal(multiplyDecimals(available, percent, '0.01'), 2, 'DOWN')
  return largestLots(range, (lots) => compareDecimals(previewPosition({ ...draft, lots }).total, budget) <= 0)
}

/**
 * The largest size that is not more than an amount in another unit; undefined when not even the smallest is, and for a
 * risk without a stop loss that loses anything.
 *
 * @param amount units, USD at the price of the draft, or USD that are lost at its stop loss after both fees
 */
export function lotsFor(
  unit: SizeUnit,
  amount: string,
  draft: SizelessDraft,
  range: LotRange,
): string | undefined {
  const isWithin = (most: string) => compareDecimals(most, amount) <= 0
  if (unit === 'units')
    return largestLots(range, (lots) => isWithin(multiplyDecimals(lots, draft.contractSize)))
  const preview = (lots: string) => previewPosition({ ...draft, lots })
  if (unit === 'usd') return largestLots(range, (lots) => isWithin(preview(lots).notional))
  const lossAt = (lots: string) => negateDecimal(preview(lots).atStopLoss?.net ?? '0')
  if (compareDecimals(lossAt(range.maxLots), '0') <= 0) return undefined
  return largestLots(range, (lots) => isWithin(lossAt(lots)))
}

/** The largest size on the steps of a range that fits, where a smaller one fits too. */
function largestLots(range: LotRange, fits: (lots: string) => boolean): string | undefined {
  const lotsOf = (steps: bigint) => multiplyDecimals(range.lotStep, String(steps))
  const stepsOf = (lots: string) => BigInt(divideDecimals(lots, range.lotStep, 0, 'DOWN'))
  let low = stepsOf(range.minLots)
  let high = stepsOf(range.maxLots)
  if (!fits(lotsOf(low))) return undefined
  while (low < high) {
    const middle = (low + high + 1n) / 2n
    if (fits(lotsOf(middle))) low = middle
    else high = middle - 1n
  }
  return lotsOf(low)
}
