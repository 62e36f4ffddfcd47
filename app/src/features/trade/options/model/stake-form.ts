import { z } from 'zod/mini'
import { amountRule } from '#core/forms/amount-rule.ts'
import type { FieldByError } from '#core/forms/place-error.ts'
import type { StakeLimits } from '../api/use-option-config.ts'

/** What the account in use has, and what of it may be staked; left to the server while not known. */
interface Funds {
  readonly available?: string | undefined
  readonly own?: string | undefined
}

/** The rules of the ticket of an option. */
export const stakeForm = (language: string, { min, max }: StakeLimits, funds: Funds = {}) =>
  z.object({
    stake: amountRule({ language, min, max, ...funds, scale: 2, currency: 'USD' }),
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
