import { roundDecimal } from '@swx/sdk/money'
import type { Ref } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { z } from 'zod/mini'
import { priceKind } from '#core/forms/amount-field.tsx'
import { amountRule } from '#core/forms/amount-rule.ts'

/** A stop as the user sets it: off, or on with what was typed. */
export interface ProtectiveStopEntry {
  readonly isOn: boolean
  readonly text: string
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

/** The rule of a stop: gives its price, nothing for one that is off. Whether it is reasonable the price of now says. */
function protectiveStopRule(language: string, decimals: number) {
  const price = amountRule({ ...priceKind(decimals), language })
  return z.pipe(
    z.object({ isOn: z.boolean(), text: z.string() }),
    z.transform(({ isOn, text }: ProtectiveStopEntry, { issues }): number | undefined => {
      if (!isOn) return undefined
      const { data, error } = price.safeParse(text)
      if (data !== undefined) return Number(data)
      issues.push({ code: 'custom', message: error?.issues[0]?.message, input: text })
      return z.NEVER
    }),
  )
}

/** The rules of the stops of a position: its stop loss can trail the price at a distance instead. */
export const stopsForm = (language: string, decimals: number) =>
  z.object({
    stopLoss: protectiveStopRule(language, decimals),
    /** The distance, in units of the price. At most one of it and the stop loss is on. */
    trailing: protectiveStopRule(language, decimals),
    takeProfit: protectiveStopRule(language, decimals),
  })

/** The stops as they were typed. */
export type StopsForm = z.input<ReturnType<typeof stopsForm>>

/** The prices of the stops and the distance of one that trails; undefined for what is off. */
export type Stops = z.output<ReturnType<typeof stopsForm>>

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
