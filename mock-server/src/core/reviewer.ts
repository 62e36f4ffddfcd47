import type { StatusChange } from '../domain/history.ts'
import { type CommandError, isRejected, type Outcome, reject } from '../domain/outcome.ts'
import { MAGIC_REVIEW_MS, type Verdict } from '../domain/reviews/magic.ts'
import type { ReviewKind } from '../domain/reviews/review-kind.ts'
import type { Definitions, ReadTables, Tables } from '../store/store.ts'
import { applyEffects } from './apply.ts'
import { schedule } from './due-events.ts'
import type { CoreTables } from './tables.ts'
import type { ProductWorld } from './world.ts'

/** What can be done with a record under review; not every kind and status allows each of them. */
export type ReviewAction = 'approve' | 'reject' | 'fail' | 'confirm' | 'networkFail'

/** What reviews need of a world. */
export type ReviewWorld = Pick<ProductWorld, 'catalogue' | 'reviewAfterMs' | 'emit' | 'planReview'>

/** One step of a review: in which transaction, when, and the reason that is shown where one is needed. */
export interface ReviewStep<Own extends Definitions = CoreTables> {
  readonly world: ReviewWorld
  readonly tables: Tables<Own>
  readonly now: number
  readonly reason: string | undefined
  /** The reference of a payout, where the step is one and it is given. */
  readonly reference?: string | undefined
}

/** A record under review. */
export interface Reviewed {
  readonly userId: string
  readonly status: string
  readonly submittedAt: number
  readonly history: readonly StatusChange[]
}

/** How one kind of record is reviewed. */
export interface ReviewRules<Row extends Reviewed, Own extends Definitions> {
  readonly kind: ReviewKind
  readonly idOf: (row: Row) => string
  readonly find: (tables: ReadTables<Own>, id: string) => Row | undefined
  /** Whether the record waits for a step. */
  readonly waits: (row: Row) => boolean
  /** Records that wait for a step, in order of submission. */
  readonly pending: (tables: ReadTables<Own>) => Iterable<Row>
  /** All actions. They store the changed records, or answer `recordNotOpen` if the record does not allow the action. */
  readonly actions: Readonly<
    Partial<Record<ReviewAction, (step: ReviewStep<Own>, row: Row) => Outcome<object>>>
  >
  /** The steps that a waiting record allows as it stands. @default all there are */
  readonly actionsOf?: (row: Row) => readonly ReviewAction[]
  /** What the record's magic value says of its next step. */
  readonly verdict: (row: Row) => Verdict | undefined
  /** What a policy says of the next step of a record without a magic value. @default approve */
  readonly policy?: (tables: ReadTables<Own>, row: Row) => Verdict
  /** The action that carries out a verdict on the record as it stands. */
  readonly actionFor: (row: Row, verdict: Exclude<Verdict['action'], 'wait'>) => ReviewAction
  /** The record as the contract shows it. */
  readonly view: (row: Row, now: number) => object
  /** What is to be decided, in a few English words for an operator. */
  readonly about: (row: Row) => string
}

/** Something that waits for a step of its review. */
export interface PendingReview {
  readonly kind: ReviewKind
  readonly id: string
  readonly userId: string
  readonly status: string
  readonly submittedAt: number
  /** What is to be decided, in a few English words. */
  readonly about: string
  /** The steps that are possible now. */
  readonly actions: readonly ReviewAction[]
}

/** The reviews of one kind of record. */
export interface Reviewer<Own extends Definitions = CoreTables> {
  readonly kind: ReviewKind
  /** What waits, in order of submission. */
  pending(tables: ReadTables<Own>): Iterable<PendingReview>
  /** The record as the contract shows it. */
  view(tables: ReadTables<Own>, id: string, now: number): object | undefined
  /** Carries an action out: `recordNotFound` for an unknown record, `recordNotOpen` where the record does not allow it. */
  act(step: ReviewStep<Own>, id: string, action: ReviewAction): CommandError | undefined
  /** The next step by magic value or policy; false when nothing is to be done. */
  decide(step: Omit<ReviewStep<Own>, 'reason'>, id: string): boolean
  /** Plans the step that a magic value or the policy of the world takes by itself. Call it after submission. */
  plan(step: Omit<ReviewStep<Own>, 'reason'>, id: string): void
  /** Takes a planned step when its time has come; one that was planned for an earlier attempt does nothing. */
  takePlanned(step: Omit<ReviewStep<Own>, 'reason'>, id: string): void
}

const APPROVE: Verdict = { action: 'approve' }

/** The reviews of one kind of record by its rules. */
export const createReviewer = <Row extends Reviewed, Own extends CoreTables>(
  rules: ReviewRules<Row, Own>,
): Reviewer<Own> => {
  const { kind, idOf, find, actions } = rules
  const all = Object.keys(actions) as ReviewAction[]

  /** How long the record stays as it is before its next step is taken by itself; undefined when it never is. */
  const patience = ({ reviewAfterMs }: ReviewWorld, row: Row): number | undefined => {
    const magic = rules.verdict(row)
    if (magic?.action === 'wait') return undefined
    return magic === undefined ? reviewAfterMs : MAGIC_REVIEW_MS
  }

  const since = (row: Row): number => row.history.at(-1)?.at ?? row.submittedAt

  const act: Reviewer<Own>['act'] = (step, id, action) => {
    const row = find(step.tables, id)
    if (!row) return reject('recordNotFound')
    const outcome = actions[action]?.(step, row) ?? reject('recordNotOpen')
    if (isRejected(outcome)) return outcome
    applyEffects(step.world, step.tables, outcome, step.now)
    plan(step, id)
    return undefined
  }

  const decide: Reviewer<Own>['decide'] = (step, id) => {
    const row = find(step.tables, id)
    if (!row) return false
    const verdict = rules.verdict(row) ?? rules.policy?.(step.tables, row) ?? APPROVE
    if (verdict.action === 'wait') return false
    const reason = 'reason' in verdict ? verdict.reason : undefined
    return act({ ...step, reason }, id, rules.actionFor(row, verdict.action)) === undefined
  }

  const plan: Reviewer<Own>['plan'] = ({ world, tables, now }, id) => {
    const row = find(tables, id)
    const wait = row && rules.waits(row) ? patience(world, row) : undefined
    if (wait !== undefined) schedule(tables, { at: now + wait, kind: 'review', ref: `${kind} ${id}` })
  }

  return {
    kind,
    *pending(tables) {
      for (const row of rules.pending(tables)) {
        const { userId, status, submittedAt } = row
        const possible = rules.actionsOf?.(row) ?? all
        const about = rules.about(row)
        yield { kind, id: idOf(row), userId, status, submittedAt, about, actions: possible }
      }
    },
    view(tables, id, now) {
      const row = find(tables, id)
      return row && rules.view(row, now)
    },
    act,
    decide,
    plan,
    takePlanned(step, id) {
      const row = find(step.tables, id)
      const wait = row && patience(step.world, row)
      if (row && wait !== undefined && step.now >= since(row) + wait) decide(step, id)
    },
  }
}
