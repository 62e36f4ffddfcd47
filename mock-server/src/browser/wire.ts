import type { ResponseFault } from '../faults/fault-rule.ts'

/** A request on its way to the engine, in whichever tab that runs. */
export interface WireRequest {
  /** Unique; a request that is sent again keeps it, and is then answered and not carried out again. */
  readonly id: string
  readonly kind: 'customer' | 'control'
  readonly method: string
  /** For `customer` from `/swx/customer/` on, for `control` what follows `/__sandbox/`. */
  readonly path: string
  readonly query: string
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array | undefined
}

/** The answer on its way back. */
export interface WireReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** What goes wrong with it on its way to the page. */
  readonly fault?: ResponseFault | undefined
}

/** What tabs tell each other. */
export type TabMessage =
  | { readonly type: 'call'; readonly request: WireRequest }
  | { readonly type: 'reply'; readonly id: string; readonly reply: WireReply }
  /** A tab has the engine now; whatever an earlier one left unanswered may be sent again. */
  | { readonly type: 'leader'; readonly epoch: number }
  | { readonly type: 'open'; readonly socket: string }
  | { readonly type: 'frame'; readonly socket: string; readonly text: string }
  | { readonly type: 'closed'; readonly socket: string; readonly code: number }
  | { readonly type: 'close'; readonly socket: string }
