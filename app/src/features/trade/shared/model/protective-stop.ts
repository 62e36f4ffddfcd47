import { roundDecimal } from '@swx/sdk/money'
import type { Ref } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { z } from 'zod/mini'
import { priceKind } from '#core/forms/amount-field.tsx'
import { amountRule } from '#core/forms/amount-rule.ts'
import type { AmountKind } from '#core/forms/use-amount-reading.ts'
import { PERCENT_SCALE, type StopAim, type StopUnit, stopUnits } from './stop-aim.ts'

/** A stop as the user sets it: off, or on with what was typed. */
export interface ProtectiveStopEntry {
  readonly isOn: boolean
  readonly text: string
  /** @default the price, or the distance of one that trails */
  readonly unit?: StopUnit | undefined
}

/** What a stop in a unit is read by. */
export function stopKind(unit: StopUnit, decimals: number): AmountKind {
  if (unit === 'price') return priceKind(decimals)
  return unit === 'money' ? { scale: 2, currency: 'USD' } : { scale: PERCENT_SCALE }
}

/** A stop that is not set. */
export const noStop: ProtectiveStopEntry = { isOn: false, text: '' }

/** A stop that is switched on at a price, as if it had been typed; empty where none can be proposed. */
export const stopAt = (
  price: number | undefined,
  decimals: number,
  write: (value: string) => string,
): ProtectiveStopEntry => ({
  isOn: true,
  text: price === undefined ? '' : write(roundDecimal(price, decimals)),
})

/** The rule of a stop, nothing for one that is off. Where it lies, and whether it is reasonable, the price of now says. */
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

/** The rules of the stops of a position: its stop loss can trail the price at a distance instead. */
export const stopsForm = (language: string, decimals: number) =>
  z.object({
    stopLoss: protectiveStopRule(language, decimals),
    /** At most one of it and the stop loss is on. */
    trailing: protectiveStopRule(language, decimals),
    takeProfit: protectiveStopRule(language, decimals),
  })

/** The stops as they were typed. */
export type StopsForm = z.input<ReturnType<typeof stopsForm>>

/** The stops as they were understood; undefined for what is off. */
export type StopAims = z.output<ReturnType<typeof stopsForm>>

/** What joins the field of a stop to its form. */
export interface ProtectiveStopControl {
  readonly entry: ProtectiveStopEntry
  readonly onEntry: (entry: ProtectiveStopEntry) => void
  readonly inputRef: Ref<HTMLInputElement>
}

/** Joins the field of a stop to a form, which holds it as it was typed. */
export function useProtectiveStop<Form extends FieldValues, Output>(
  control: Control<Form, unknown, Output>,
  name: FieldPathByValue<Form, ProtectiveStopEntry>,
): ProtectiveStopControl {
  const { field } = useController({ control, name })
  return { entry: field.value, onEntry: field.onChange, inputRef: field.ref }
}
