import type { Mode } from '../ledger/entry.ts'
import type { PositionSize, PositionTerms } from './position.ts'
import type { Stops } from './stops.ts'
import type { User } from './user.ts'

/** A position that is to be opened at `openPrice`, in ticks; everything about it was checked. */
export interface PositionOrdered extends PositionTerms, PositionSize, Stops {
  readonly orderNo: string
  readonly userId: string
  readonly mode: Mode
  readonly code: string
  readonly marketId: string
  readonly openPrice: number
}

/**
 * What products tell each other, in the transaction in which it happens. A product that wants to know listens to it
 * in its `product.ts`; the one that emits does not know who listens.
 */
export type DomainEvent =
  | { readonly kind: 'registered'; readonly user: User }
  /** A position or an option was opened on the real ledger. */
  | { readonly kind: 'traded'; readonly userId: string }
  | { readonly kind: 'depositApproved'; readonly userId: string; readonly usdAmount: bigint }
  /** A user starts over with the demo ledger: what is open on it is closed. */
  | { readonly kind: 'demoReset'; readonly userId: string }
  /** A waiting order was filled: its position is opened. */
  | { readonly kind: 'positionOrdered'; readonly position: PositionOrdered }
  | { readonly kind: 'accountFrozen'; readonly userId: string }
  /** A user closed the account: records that would only act for them or notify them are removed. */
  | { readonly kind: 'accountClosed'; readonly userId: string }

/** What other products are told of a trade: nothing of one with demo money. */
export const tradedBy = (userId: string, mode: Mode): readonly DomainEvent[] =>
  mode === 'real' ? [{ kind: 'traded', userId }] : []

export type EventOf<Kind extends DomainEvent['kind']> = Extract<DomainEvent, { kind: Kind }>
