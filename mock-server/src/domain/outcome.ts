import type { messages } from '../gen/messages.ts'
import type { EntryDraft } from '../ledger/entry.ts'
import type { DueKind } from './due-kind.ts'
import type { IncomeDraft } from './income.ts'
import type { NoticeDraft } from './notification.ts'

/** A code of the catalogue. */
export type Code = keyof typeof messages

/** A command that is not carried out: nothing changes. */
export interface CommandError {
  readonly refused: Code
  /** What the message of the code inserts. */
  readonly params?: Readonly<Record<string, string>>
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
}

/** What comes of a command: an error, or changed records with their effects. */
export type Outcome<Records extends object> = CommandError | (Records & Effects)

/** An error with a code of the catalogue. */
export const refuse = (refused: Code, params?: CommandError['params']): CommandError =>
  params === undefined ? { refused } : { refused, params }

/** Whether a command was refused. */
export const isRefused = <Records extends object>(
  outcome: CommandError | (Records & Effects),
): outcome is CommandError => 'refused' in outcome

/** Changed records with the effects there are. */
export const done = <Records extends object>(
  records: Records,
  effects: Partial<Effects> = {},
): Records & Effects => ({ entries: [], due: [], notices: [], incomes: [], ...effects, ...records })
