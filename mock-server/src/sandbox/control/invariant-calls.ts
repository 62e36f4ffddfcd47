import { brokenInvariants } from '../../runtime/invariants.ts'
import { type ControlCall, controlCall } from './control-call.ts'

const MOST_VIOLATIONS = 1_000
const LONGEST_DETAIL = 500

/** Whether the books hold what they promise. */
export const invariantCalls: readonly ControlCall[] = [
  controlCall('checkInvariants', ({ world, now }) => {
    const broken = brokenInvariants(world, now)
    const violations = broken
      .slice(0, MOST_VIOLATIONS)
      .map(({ invariant, detail }) => ({ invariant, detail: detail.slice(0, LONGEST_DETAIL) }))
    const failed = world.failures
      .list()
      .map(({ at, ...event }) => ({ at: new Date(at).toISOString(), ...event }))
    return { ok: broken.length === 0, violations, ...(failed.length > 0 && { failed }) }
  }),
]
