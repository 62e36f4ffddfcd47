import { useMode } from '#core/account-mode/use-mode.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'
import { parseOptionsReal, parseStakeLimits } from '../model/option-config.ts'

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
