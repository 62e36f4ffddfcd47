/** Which calls a fault is for. */
export interface FaultMatch {
  /** An operationId, or `marketMessage` for the messages of the market socket. */
  readonly op: string
  /** Only calls of this user. Messages of the market socket are no user's. */
  readonly user?: string | undefined
  /** Only the n-th call of this operation and user, from 1; chance, if it is given too, decides about this one call. */
  readonly nth?: number | undefined
  /** Only so many of the calls by chance, from above 0 to 1. */
  readonly probability?: number | undefined
}

/** What goes wrong. */
export interface FaultEffect {
  /** Wait so long before the answer, in real milliseconds. */
  readonly delayMs?: number | undefined
  /** Wait by chance. */
  readonly lognormal?: { readonly medianMs: number; readonly sigma: number } | undefined
  /** Answer this HTTP status; the command is not carried out. */
  readonly status?: number | undefined
  /** Answer this body code; the command is not carried out. */
  readonly code?: string | undefined
  /** How the answer ends instead of arriving; the command is not carried out. */
  readonly end?: 'reset' | 'malformed' | 'truncated' | undefined
  /** Carry the command out, and never answer. */
  readonly dropAfterCommit?: boolean | undefined
  /** Close the market sockets. */
  readonly socketDrop?: boolean | undefined
  /** What happens to messages of the market socket besides a delay. */
  readonly feed?: 'duplicate' | 'reorder' | 'lose' | undefined
}

/** A fault that was set. */
export interface FaultRule {
  readonly match: FaultMatch
  readonly effect: FaultEffect
  /** How often it still happens; undefined until it is taken away. */
  readonly times?: number | undefined
}

/** A fault in its place among others. */
export interface SetFault extends FaultRule {
  /** Its number in this world. */
  readonly id: number
  /** Whether it may happen; one that is switched off waits. */
  readonly on: boolean
}

/** What goes wrong with one answer on its way. */
export interface ResponseFault {
  /** Real milliseconds before anything is sent. */
  readonly delayMs?: number | undefined
  /** How it ends instead of arriving; `silence` is an answer that never comes. */
  readonly end?: 'reset' | 'silence' | 'malformed' | 'truncated' | undefined
}
