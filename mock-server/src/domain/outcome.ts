import type { SuccessCode } from '@swx/sdk'
import type { codes } from '../gen/messages.ts'
import type { EntryDraft } from '../ledger/entry.ts'
import type { DomainEvent } from './domain-event.ts'
import type { DueKind } from './due-kind.ts'
import type { IncomeDraft } from './income.ts'
import type { NoticeDraft } from './notification.ts'
import type { ReviewKind } from './reviews/review-kind.ts'
import type { PaymentLock } from './user.ts'

type Codes = typeof codes

/** The key of a code of the catalogue. */
export type KeyOf<Code> = { [Key in keyof Codes]: Codes[Key] extends Code ? Key : never }[keyof Codes]

/** The code of a key of the catalogue. */
export type CodeOf<Key extends keyof Codes> = Codes[Key]

/** The key of a code that says a call succeeded. */
export type SuccessKey = KeyOf<SuccessCode>

/** The key of a code that says why a call failed. */
export type ErrorKey = Exclude<keyof Codes, SuccessKey>

/** A command that is not carried out: nothing changes. */
export interface CommandError<Key extends ErrorKey = ErrorKey> {
  readonly error: Key
  /** What the message of the code inserts. */
  readonly params?: Readonly<Record<string, string>>
  /** The lock that stops a payment. */
  readonly lock?: PaymentLock
}

/** What has to happen at a moment of virtual time, by kind of event. */
export interface DuePlan {
  readonly at: number
  readonly kind: DueKind
  readonly ref: string
}

/** What a command does besides changing its records; all of it belongs into the same transaction. */
export interface Effects {
  /** To be booked in this order. */
  readonly entries: readonly EntryDraft[]
  readonly due: readonly DuePlan[]
  readonly notices: readonly NoticeDraft[]
  readonly incomes: readonly IncomeDraft[]
  /** Records that wait for a review from now on. */
  readonly reviews: readonly { readonly kind: ReviewKind; readonly id: string }[]
  /** What other products are told. */
  readonly events: readonly DomainEvent[]
}

/** What a command leads to: an error, or changed records with their effects. */
export type Outcome<Records extends object, Key extends ErrorKey = ErrorKey> =
  | CommandError<Key>
  | (Records & Effects)

/** An error with a key of the catalogue. */
export const reject = <Key extends ErrorKey>(
  error: Key,
  params?: CommandError['params'],
): CommandError<Key> => (params === undefined ? { error } : { error, params })

export const rejectLocked = (lock: PaymentLock): CommandError<'paymentLocked'> => ({
  error: 'paymentLocked',
  lock,
})

/** Whether a command was rejected. */
export const isRejected = <Records extends object, Key extends ErrorKey>(
  outcome: Outcome<Records, Key>,
): outcome is CommandError<Key> => 'error' in outcome

/** Changed records with the effects there are. */
export const done = <Records extends object>(
  records: Records,
  effects: Partial<Effects> = {},
): Records & Effects => ({
  entries: [],
  due: [],
  notices: [],
  incomes: [],
  reviews: [],
  events: [],
  ...effects,
  ...records,
})
