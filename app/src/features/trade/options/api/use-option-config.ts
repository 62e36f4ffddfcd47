import { useMode } from '#core/account-mode/use-mode.ts'
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
