import { compareDecimals, multiplyDecimals, roundDecimal } from '@swx/sdk/money'
import { z } from 'zod/mini'
import { type AmountLimits, amountRule } from '#core/forms/amount-rule.ts'
import type { FieldByError } from '#core/forms/place-error.ts'

/** The rules of the form of a plan. Without a balance to compare with, the server finds out. */
export const planForm = (limits: Pick<AmountLimits, 'language' | 'min' | 'max' | 'available' | 'own'>) =>
  z.object({ amount: amountRule({ ...limits, scale: 2, currency: 'USD' }) })

/** What was typed into it. */
export type PlanForm = z.input<ReturnType<typeof planForm>>

/** Which field each error of the server belongs to. */
export const planPlaces: FieldByError<PlanForm> = {
  insufficientBalance: { field: 'amount' },
  investmentAmountWrong: { field: 'amount' },
}

/** A share of what is usable, in whole cents, at most what the plan takes. */
export function shareOf(usable: string, percent: number, max: string): string {
  const share = roundDecimal(multiplyDecimals(usable, percent, '0.01'), 2, 'DOWN')
  return compareDecimals(share, max) > 0 ? max : share
}
