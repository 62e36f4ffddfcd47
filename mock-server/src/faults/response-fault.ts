import type { TakenFault } from './fault-plan.ts'
import type { ResponseFault } from './fault-rule.ts'

/** What becomes of the answer; undefined when it arrives at once and whole. */
export const responseFaultOf = ({ waitMs, end, dropAfterCommit }: TakenFault): ResponseFault | undefined => {
  const how = dropAfterCommit ? 'silence' : end
  if (waitMs <= 0 && how === undefined) return undefined
  return { ...(waitMs > 0 ? { delayMs: waitMs } : {}), ...(how === undefined ? {} : { end: how }) }
}

/** What is sent instead of an answer that does not arrive whole. */
export const brokenBody = (end: 'malformed' | 'truncated', body: string): string =>
  end === 'malformed' ? '<html><body>Bad gateway' : body.slice(0, Math.ceil(body.length / 2))
