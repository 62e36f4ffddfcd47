import { applyEffects } from '../../core/apply.ts'
import type { DueHandler } from '../../core/due-events.ts'
import { isRejected } from '../../domain/outcome.ts'
import { noteKycDelay } from './rules/kyc.ts'
import type { IdentityTables } from './tables.ts'

/** Tells a user that the identity check takes longer than promised. */
export const tellKycDelay: DueHandler<IdentityTables> = (tables, { ref, at }, world) => {
  const kyc = tables.kycs.get(ref)
  const outcome = kyc && noteKycDelay(kyc, at)
  if (outcome && !isRejected(outcome)) applyEffects(world, tables, outcome, at)
}
