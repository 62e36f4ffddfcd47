import type { DueKind } from '../../domain/due-kind.ts'
import type { MarketOverlay } from '../../market/overlay.ts'
import { defineTable, sortable } from '../../store/define-table.ts'

/** Something that has to happen at a moment of virtual time. */
export interface QueuedEvent {
  readonly id: string
  readonly at: number
  readonly kind: DueKind
  readonly ref: string
}

/** The overrides of the market by the control plane, in order of `seq`. */
export interface MarketOverride {
  readonly seq: number
  readonly overlay: MarketOverlay
}

/** A call that carried an idempotency key. Neither the key nor the body can be read from it. */
interface KeyedAttempt {
  /** Digest of user, mode, path and the salted key. */
  readonly id: string
  readonly userId: string
  /** When it was answered or cancelled, real time, epoch ms. */
  readonly at: number
}

/** The answer to such a call. */
export interface KeptAnswer extends KeyedAttempt {
  /** Digest of the body under the key, which is not kept. */
  readonly fingerprint: string
  readonly status: number
  readonly code: string
  /** The whole answer as it was sent. */
  readonly envelope: string
}

/** Such a call that was cancelled: if it still arrives, it is not carried out. */
export interface CancelledAttempt extends KeyedAttempt {
  /** Virtual time, epoch ms. */
  readonly cancelledAt: number
}

/** The kind of the day close, which goes first among the events of its moment. */
export const DAY_CLOSE = 'dayClose'

/** Tables of the mock server itself: due events, market overrides, numbers and kept answers. */
export const engineTables = {
  due: defineTable<QueuedEvent>({
    key: (row) => row.id,
    index: { at: (row) => [sortable(row.at), row.kind === DAY_CLOSE ? '0' : '1'] },
  }),
  overrides: defineTable<MarketOverride>({ key: (row) => sortable(row.seq) }),
  counters: defineTable<{ readonly name: string; readonly value: number }>({ key: (row) => row.name }),
  keptAnswers: defineTable<KeptAnswer | CancelledAttempt>({
    key: (row) => row.id,
    // Rows of an older version do not name their user.
    index: { user: (row) => [row.userId ?? '', sortable(row.at)] },
    stateless: true,
  }),
  keySalt: defineTable<{ readonly id: string; readonly value: string }>({
    key: (row) => row.id,
    stateless: true,
  }),
}
