import { z } from 'zod/mini'
import type { FieldByError } from '../../../../core/errors/place-error.ts'
import { amountRule } from '../../../../ui/form/amount-rule.ts'
import type { StakeLimits } from './option-config.ts'

/** The rules of the ticket of an option. */
export const stakeForm = (language: string, { min, max }: StakeLimits, own?: string | undefined) =>
  z.object({
    stake: amountRule({ language, min, max, own, scale: 2, currency: 'USD' }),
    /** Of the period, as the list of choices has it. */
    seconds: z.string(),
  })

/** What was typed and chosen on it. */
export type StakeForm = z.input<ReturnType<typeof stakeForm>>

/** Which field each error of the server belongs to. */
export const stakePlaces: FieldByError<StakeForm> = {
  insufficientBalance: { field: 'stake' },
  purchaseAmountWrong: { field: 'stake' },
  noMatchingPeriod: { field: 'seconds' },
}
