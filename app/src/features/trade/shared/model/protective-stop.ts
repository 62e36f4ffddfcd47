import { roundDecimal } from '@swx/sdk/money'
import { z } from 'zod/mini'
import { priceKind } from '#core/forms/amount-field.tsx'
import { amountRule } from '#core/forms/amount-rule.ts'
import type { AmountKind } from '#core/forms/use-amount-reading.ts'
import { PERCENT_SCALE, type StopAim, type StopUnit, stopUnits } from './stop-aim.ts'

/** A stop as the user sets it: off, or on with what was typed. */
export interface ProtectiveStopEntry {
  readonly isOn: boolean
  readonly text: string
  /** @default 'price', which for a trailing stop is its distance from the price */
  readonly unit?: StopUnit | undefined
}

/** What a stop that is typed in a unit is read by. */
export function stopKind(unit: StopUnit, decimals: number): AmountKind {
  if (unit === 'price') return priceKind(decimals)
  return unit === 'money' ? { scale: 2, currency: 'USD' } : { scale: PERCENT_SCALE }
}

/** A stop that is off. */
export const noStop: ProtectiveStopEntry = { isOn: false, text: '' }

/** A stop that is on at a price, as the user would have typed it; with an empty field when there is no price. */
export const stopAt = (
  price: number | undefined,
  decimals: number,
  write: (value: string) => string,
): ProtectiveStopEntry => ({
  isOn: true,
  text: price === undefined ? '' : write(roundDecimal(price, decimals)),
})

/**
 * The rule of a stop; undefined comes of one that is off. Where the stop lies, and whether it is reasonable, depends on
 * the current price, and is not checked here.
 */
function protectiveStopRule(language: string, decimals: number) {
  return z.pipe(
    z.object({ isOn: z.boolean(), text: z.string(), unit: z.optional(z.enum(stopUnits)) }),
    z.transform(({ isOn, text, unit = 'price' }: ProtectiveStopEntry, { issues }): StopAim | undefined => {
      if (!isOn) return undefined
      const { data, error } = amountRule({ ...stopKind(unit, decimals), language }).safeParse(text)
      if (data !== undefined) return { unit, value: data }
      issues.push({ code: 'custom', message: error?.issues[0]?.message, input: text })
      return z.NEVER
    }),
  )
}

/** The rules of the stops of a position. */
export const stopsForm = (language: string, decimals: number) =>
  z.object({
    stopLoss: protectiveStopRule(language, decimals),
    /** A stop loss that follows the price at a distance. The form lets at most one of the two stop losses be on. */
    trailing: protectiveStopRule(language, decimals),
    takeProfit: protectiveStopRule(language, decimals),
  })

/** The stops as they were typed. */
export type StopsForm = z.input<ReturnType<typeof stopsForm>>

/** The stops as they were understood; undefined for what is off. */
export type StopAims = z.output<ReturnType<typeof stopsForm>>
