import { applyEffects } from '../../core/apply.ts'
import type { DueHandler } from '../../core/due-events.ts'
import { isRefused } from '../../domain/outcome.ts'
import { noteKycDelay } from './rules/kyc.ts'
import type { IdentityTables } from './tables.ts'

/** Tells a user that the identity check takes longer than promised. */
export const tellKycDelay: DueHandler<IdentityTables> = (tables, { ref, at }) => {
  const kyc = tables.kycs.get(ref)
  const outcome = kyc && noteKycDelay(kyc, at)
  if (outcome && !isRefused(outcome)) applyEffects(tables, outcome, at)
}
