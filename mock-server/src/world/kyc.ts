import { noteKycDelay } from '../domain/kyc/kyc.ts'
import { isRefused } from '../domain/outcome.ts'
import { applyEffects } from './apply.ts'
import type { DueHandler } from './due-handlers.ts'

/** Tells a user that the identity check takes longer than promised. */
export const tellKycDelay: DueHandler = (tables, { ref, at }) => {
  const kyc = tables.kycs.get(ref)
  const outcome = kyc && noteKycDelay(kyc, at)
  if (outcome && !isRefused(outcome)) applyEffects(tables, outcome, at)
}
