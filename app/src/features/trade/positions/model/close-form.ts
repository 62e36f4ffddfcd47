import { compareDecimals, decimalsOf, multiplyDecimals, roundToStep, subtractDecimals } from '@swx/sdk/money'
import { z } from 'zod/mini'
import { amountRule } from '#core/forms/amount-rule.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import type { Position } from '#features/trade/shared/model/position.ts'

type Sizes = Pick<Instrument, 'minLots' | 'lotStep'>

/** Whether an amount can stay open: nothing, or at least the smallest size. */
const canStay = (rest: string, minLots: string) =>
  compareDecimals(rest, '0') === 0 || compareDecimals(rest, minLots) >= 0

/** Whether a position is large enough to be closed in parts. */
export const isDivisible = ({ lots }: Pick<Position, 'lots'>, { minLots }: Sizes): boolean =>
  compareDecimals(lots, multiplyDecimals(minLots, 2)) >= 0

/** The rule of how much of a position is closed: on the step, and what stays is a size that can be held. */
export function closeRule(
  language: string,
  { lots: max }: Pick<Position, 'lots'>,
  { minLots: min, lotStep: step }: Sizes,
) {
  return z.pipe(
    amountRule({ language, scale: decimalsOf(step), min, max, step }),
    z.transform((part: string, { issues }): string => {
      if (canStay(subtractDecimals(max, part), min)) return part
      issues.push({ code: 'custom', message: 'restTooSmall', input: part })
      return z.NEVER
    }),
  )
}

/** A share of a position, on the step; undefined where it, or what would stay, is too small. */
export function lotsOfShare(
  { lots }: Pick<Position, 'lots'>,
  { minLots, lotStep }: Sizes,
  percent: number,
): string | undefined {
  if (percent === 100) return lots
  const part = roundToStep(multiplyDecimals(lots, percent, '0.01'), lotStep, 'DOWN')
  const isHeld = compareDecimals(part, minLots) >= 0 && canStay(subtractDecimals(lots, part), minLots)
  return isHeld ? part : undefined
}
