import { readDecimal, readRecord } from '#core/parameters/read-fields.ts'

/** What a stake may be, in dollars. */
export interface StakeLimits {
  readonly min: string
  readonly max: string
}

/** Reads the parameter `options.config`. */
export function parseStakeLimits(value: unknown): StakeLimits {
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
