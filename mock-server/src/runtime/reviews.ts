import type { DueHandler } from '../core/due-events.ts'
import type { PendingReview, ReviewAction, Reviewer } from '../core/reviewer.ts'
import { type CommandError, reject } from '../domain/outcome.ts'
import { REVIEW_KINDS, type ReviewKind } from '../domain/reviews/review-kind.ts'
import type { ReadTables, Tables } from '../store/store.ts'
import { registered, type SandboxTables } from './tables.ts'
import type { World } from './world.ts'

export type { PendingReview, ReviewAction, ReviewKind }

const reviewers = Object.fromEntries(
  registered.flatMap(({ reviewer }) => (reviewer ? [[reviewer.kind, reviewer]] : [])),
) as Readonly<Record<ReviewKind, Reviewer<SandboxTables>>>

/** What waits for a step of its review, in order of submission; an approved withdrawal waits for the network. */
export const pendingReviews = (
  read: ReadTables<SandboxTables>,
  kinds: readonly ReviewKind[] = REVIEW_KINDS,
): readonly PendingReview[] =>
  kinds
    .flatMap((kind) => [...reviewers[kind].pending(read)])
    .sort((a, b) => a.submittedAt - b.submittedAt || (a.id < b.id ? -1 : 1))

/**
 * A step of a review, as an operator takes it: the same domain functions as when a magic value does.
 *
 * @param id order number of the record; for an identity check the id of the user.
 * @param reason shown to the user where the action declines; there is a usual one.
 * @param reference of the payout where the action confirms one; there is a usual one.
 * @returns the changed record as the contract shows it, or the error: `recordNotFound` for an unknown record, `recordNotOpen` where
 * the record does not allow the action.
 */
export const review = (
  world: World,
  kind: ReviewKind,
  id: string,
  action: ReviewAction,
  reason?: string,
  reference?: string,
  now = world.now(),
): { readonly record: object } | CommandError => {
  const reviewer = reviewers[kind]
  return world.store.transaction((tables) => {
    const error = reviewer.act({ world, tables, now, reason, reference }, id, action)
    if (error) return error
    const record = reviewer.view(tables, id, now)
    return record ? { record } : reject('recordNotFound')
  })
}

/**
 * Takes the next step of everything that waits, in order of submission, by magic value and else by approval. What a
 * magic value keeps waiting stays.
 *
 * @returns the changed records.
 */
export const processAllReviews = (
  world: World,
  kinds: readonly ReviewKind[] = REVIEW_KINDS,
  now = world.now(),
): readonly { readonly kind: ReviewKind; readonly id: string; readonly record: object }[] => {
  return world.store.transaction((tables) =>
    pendingReviews(tables, kinds)
      .filter(({ kind, id }) => reviewers[kind].decide({ world, tables, now }, id))
      .map(({ kind, id }) => ({ kind, id, record: reviewers[kind].view(tables, id, now) ?? {} })),
  )
}

/** Plans the step that is taken by itself with a record that waits from now on. */
export const planReview = (
  world: World,
  tables: Tables<SandboxTables>,
  { kind, id }: { readonly kind: ReviewKind; readonly id: string },
  now: number,
): void => reviewers[kind].plan({ world, tables, now }, id)

/** The due event of a planned step; its `ref` is the kind of review, a space and the id. */
export const takePlannedStep: DueHandler<SandboxTables> = (tables, { ref, at }, world) => {
  const space = ref.indexOf(' ')
  const kind = ref.slice(0, space) as ReviewKind
  reviewers[kind].takePlanned({ world, tables, now: at }, ref.slice(space + 1))
}
