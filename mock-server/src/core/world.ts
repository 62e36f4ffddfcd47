import type { Catalogue } from '../catalogue/catalogue.ts'
import type { DomainEvent } from '../domain/domain-event.ts'
import type { Effects } from '../domain/outcome.ts'
import type { Market } from '../market/create-market.ts'
import type { CodeSource } from '../security/code-source.ts'
import type { Definitions, Store, Tables } from '../store/store.ts'
import type { Facts } from './facts.ts'
import type { Failures } from './failures.ts'
import type { CoreTables } from './tables.ts'

/** A world as a product sees it: with the tables of all and its own, not with those of others. */
export interface ProductWorld<Own extends Definitions = CoreTables> {
  readonly seed: number
  readonly store: Store<Own>
  readonly market: Market
  readonly catalogue: Catalogue
  readonly codes: CodeSource
  readonly magicCode: boolean
  /** Whether proofs of Google that the sandbox itself issues are accepted, although anyone can make one. */
  readonly sandboxGoogle: boolean
  readonly passwordIterations: number | undefined
  /** Milliseconds of virtual time after which a pending review is approved automatically; undefined for never. */
  readonly reviewAfterMs: number | undefined
  /** What other products know. */
  readonly facts: Facts
  /** Due events that failed. */
  readonly failures: Failures
  /** The real time, epoch ms: for what does not depend on virtual time, such as how long answers are kept. */
  realNow(): number
  /** Virtual now. Reading it changes nothing: what is due happens in `settle` of the world. */
  now(): number
  /** Reports a domain event to other products, in the same transaction. */
  emit(tables: Tables<CoreTables>, event: DomainEvent, now: number): void
  /** Plans the step that a magic value or the policy of the world takes by itself with what waits for a review. */
  planReview(tables: Tables<CoreTables>, review: Effects['reviews'][number], now: number): void
}
