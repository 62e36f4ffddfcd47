import { z } from 'zod/mini'
import { useMode } from '#core/account-mode/use-mode.ts'
import { amountRule } from '#core/forms/amount-rule.ts'
import type { FieldByError } from '#core/forms/place-error.ts'
import { readDecimal, readRecord } from '#core/parameters/read-fields.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'

/** What a stake may be, in dollars. */
export interface StakeLimits {
  readonly min: string
  readonly max: string
}

/** Reads the parameter `options.config`. */
function parseStakeLimits(value: unknown): StakeLimits {
  const config = readRecord(value, 'options.config')
  return {
    min: readDecimal(config.minStake, 'options.config.minStake'),
    max: readDecimal(config.maxStake, 'options.config.maxStake'),
  }
}

/** Whether the parameter `features` lets options be bought with real money. Anything but a clear yes is a no. */
export function parseOptionsReal(value: unknown): boolean {
  return readRecord(value, 'features').optionsReal === true
}

/** Limits of a stake. */
export function useStakeLimits() {
  return useParameter('options.config', parseStakeLimits)
}

/** Whether options can be bought on the account in use: always with play money, with real money by a switch. */
export function useOptionsOffer() {
  const { mode } = useMode()
  const real = useParameter('features', parseOptionsReal)
  return { ...real, isOffered: mode === 'demo' || real.data === true }
}

/** What the account in use has, and what of it may be staked; left to the server while not known. */
interface Funds {
  readonly available?: string | undefined
  readonly own?: string | undefined
}

/** The rules of the ticket of an option. */
export const stakeForm = (language: string, { min, max }: StakeLimits, funds: Funds = {}) =>
  z.object({
    stake: amountRule({ language, min, max, ...funds, scale: 2, currency: 'USD' }),
    /** The length of the period, as the list of choices has it. */
    seconds: z.string(),
  })

/** What was typed and chosen on it. */
type StakeForm = z.input<ReturnType<typeof stakeForm>>

/** Which field each error of the server belongs to. */
export const stakePlaces: FieldByError<StakeForm> = {
  insufficientBalance: { field: 'stake' },
  purchaseAmountWrong: { field: 'stake' },
  noMatchingPeriod: { field: 'seconds' },
}
