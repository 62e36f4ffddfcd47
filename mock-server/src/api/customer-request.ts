import type { ResponseFault } from '../faults/fault-rule.ts'
import type { Attempt } from '../runtime/journal.ts'

/** A request to the customer API, whatever brought it here. */
export interface CustomerRequest {
  readonly method: string
  /** Path, still percent-encoded. */
  readonly path: string
  /** What follows the question mark, or an empty text. */
  readonly query: string
  /** The value of a header by its lower-case name. */
  readonly header: (name: string) => string | undefined
  readonly body: Uint8Array | undefined
  /** Whether there is a body that was not read. */
  readonly isBodyUnread?: boolean | undefined
  /** Who calls, for rate limits. */
  readonly ip: string
  /** The session that calls, for callers in this process who know no token. */
  readonly sessionId?: string | undefined
  /** What its idempotency key makes of it, for a recorded request, whose key is not kept. */
  readonly attempt?: Attempt | undefined
}

/** The answer to send. */
export interface CustomerReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** JSON in the envelope; empty for the answer to a preflight. */
  readonly body: string
  /** What goes wrong with it on its way, because a fault says so. */
  readonly fault?: ResponseFault | undefined
}
