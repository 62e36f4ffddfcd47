import {
  addDecimals,
  compareDecimals,
  decimalsOf,
  divideDecimals,
  multiplyDecimals,
  negateDecimal,
  roundDecimal,
  trimDecimal,
} from '@swx/sdk/money'
import { z } from 'zod/mini'
import { amountRule } from '#core/forms/amount-rule.ts'
import type { AmountKind } from '#core/forms/use-amount-reading.ts'
import { type PositionDraft, previewPosition } from '#features/trade/shared/model/position-preview.ts'

/** What an instrument takes orders in. */
export interface LotRange {
  readonly minLots: string
  readonly maxLots: string
  readonly lotStep: string
}

/** What a size can be given in: lots, units of the instrument, its worth in USD, or what is lost at the stop loss. */
export const sizeUnits = ['lots', 'units', 'usd', 'risk'] as const

/** See {@link sizeUnits}. */
export type SizeUnit = (typeof sizeUnits)[number]

/** The lots that an amount was written for: it was not typed, but converted from them. */
export interface ConvertedSize {
  readonly lots: string
  /** The stop loss of then; with another one the same lots have another risk. */
  readonly stopLoss: number | undefined
}

/** The size field as the form holds it. */
export interface SizeEntry {
  readonly unit: SizeUnit
  readonly text: string
  /** Absent for what the user typed. */
  readonly converted?: ConvertedSize | undefined
}

/** A size that was understood. */
export interface Size extends Omit<SizeEntry, 'text'> {
  /** In its unit, a decimal string. */
  readonly amount: string
}

/** A position whose size is looked for. */
export type SizelessDraft = Omit<PositionDraft, 'lots'>

/** What a size in a unit is read by. */
export function sizeKind(unit: SizeUnit, { lotStep }: Pick<LotRange, 'lotStep'>): AmountKind {
  if (unit === 'lots') return { scale: decimalsOf(lotStep) }
  return unit === 'units' ? { scale: 8 } : { scale: 2, currency: 'USD' }
}

/** The rule of the size field. What an amount in another unit than lots comes to depends on the current price. */
export const sizeRule = (language: string, range: LotRange) =>
  z.pipe(
    z.object({
      unit: z.enum(sizeUnits),
      text: z.string(),
      converted: z.optional(z.object({ lots: z.string(), stopLoss: z.union([z.number(), z.undefined()]) })),
    }),
    z.transform(({ unit, text, converted }: SizeEntry, { issues }): Size => {
      const { minLots: min, maxLots: max, lotStep: step } = range
      const limits = unit === 'lots' ? { min, max, step } : {}
      const { data, error } = amountRule({ ...sizeKind(unit, range), ...limits, language }).safeParse(text)
      if (data !== undefined) return { unit, amount: data, converted }
      issues.push({ code: 'custom', message: error?.issues[0]?.message, input: text })
      return z.NEVER
    }),
  )

/** Why an amount is no size of an order. */
export type SizeIssue = 'tooSmall' | 'tooLarge' | 'noStop'

/**
 * The lots of a size: of an amount in another unit the largest that are not more than it.
 *
 * @param draft at whose price, and for a risk at whose stop loss, the amount is counted
 */
export function lotsOf(
  { unit, amount, converted }: Size,
  draft: SizelessDraft,
  range: LotRange,
): { readonly lots: string } | { readonly issue: SizeIssue } {
  if (unit === 'lots') return { lots: amount }
  if (unit === 'risk' && draft.stopLoss === undefined) return { issue: 'noStop' }
  // A converted amount stands for the lots it was written for, as long as it would be written the same.
  if (converted && (unit !== 'risk' || converted.stopLoss === draft.stopLoss)) return { lots: converted.lots }
  const beyond = addDecimals(range.maxLots, range.lotStep)
  const lots = largestLots({ ...range, maxLots: beyond }, (tried) => {
    const most = amountOf(unit, tried, draft)
    return most !== undefined && compareDecimals(most, amount) <= 0
  })
  if (lots === undefined) return { issue: 'tooSmall' }
  return compareDecimals(lots, range.maxLots) > 0 ? { issue: 'tooLarge' } : { lots }
}

/** What lots come to in a unit, a decimal string; a risk only where there is a stop loss. */
export function amountOf(unit: SizeUnit, lots: string, draft: SizelessDraft): string | undefined {
  if (unit === 'lots') return lots
  if (unit === 'units') return trimDecimal(multiplyDecimals(lots, draft.contractSize))
  const { notional, atStopLoss } = previewPosition({ ...draft, lots })
  if (unit === 'usd') return notional
  return atStopLoss && negateDecimal(atStopLoss.net)
}

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

/** The largest size on the steps of a range that fits, where a smaller one fits too. */
function largestLots(range: LotRange, fits: (lots: string) => boolean): string | undefined {
  const sizeAt = (steps: bigint) => multiplyDecimals(range.lotStep, String(steps))
  const stepsOf = (lots: string) => BigInt(divideDecimals(lots, range.lotStep, 0, 'DOWN'))
  let low = stepsOf(range.minLots)
  let high = stepsOf(range.maxLots)
  if (!fits(sizeAt(low))) return undefined
  while (low < high) {
    const middle = (low + high + 1n) / 2n
    if (fits(sizeAt(middle))) low = middle
    else high = middle - 1n
  }
  return sizeAt(low)
}
