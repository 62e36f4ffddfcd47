import { z } from 'zod/mini'
import { amountRule } from '#ui/form/amount-rule.ts'
import { priceKind } from '#ui/form/price-field.tsx'

/** The rules of the form of an alert: a price that the instrument can have. */
export const alertForm = (
  language: string,
  { decimals, tickSize }: { readonly decimals: number; readonly tickSize: number },
) => z.object({ level: amountRule({ ...priceKind(decimals), language, step: tickSize }) })
