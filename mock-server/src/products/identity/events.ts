import { applyEffects } from '../../core/apply.ts'
import { isRefused } from '../../domain/outcome.ts'
import type { DueHandler } from '../../runtime/due-handlers.ts'
import { noteKycDelay } from './rules/kyc.ts'

/** Tells a user that the identity check takes longer than promised. */
export const tellKycDelay: DueHandler = (tables, { ref, at }) => {
  const kyc = tables.kycs.get(ref)
  const outcome = kyc && noteKycDelay(kyc, at)
  if (outcome && !isRefused(outcome)) applyEffects(tables, outcome, at)
}
