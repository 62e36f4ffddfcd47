import type { Actor } from './actor.ts'
import type { User } from './user.ts'

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

/** What other products are told of a trade: nothing of one with demo money. */
export const tradedBy = ({ user, mode }: Pick<Actor, 'user' | 'mode'>): readonly DomainEvent[] =>
  mode === 'real' ? [{ kind: 'traded', userId: user.id }] : []

/** One kind of event. */
export type EventOf<Kind extends DomainEvent['kind']> = Extract<DomainEvent, { kind: Kind }>
