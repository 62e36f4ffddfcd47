import type { CatalogueKey, components } from '@swx/sdk'
import type { AccountMode } from '#core/account-mode/mode-store.ts'
import type { Attempt } from './attempt.ts'

/** Why payments are locked, until when, and where support is. */
export type LockNotice = components['schemas']['PaymentLockNotice']

/** How far money is on its way. */
export type SubmissionState =
  | { readonly phase: 'idle' }
  /** The payment lock is being asked for. */
  | { readonly phase: 'checking' }
  /** Payments are locked: nothing was sent, or the backend refused it for that reason. */
  | { readonly phase: 'locked'; readonly lock: LockNotice; readonly attempt?: Attempt | undefined }
  /** The lock could not be asked for, so nothing was sent. */
  | { readonly phase: 'unchecked'; readonly error: unknown }
  | { readonly phase: 'rejected'; readonly error: unknown; readonly attempt?: Attempt | undefined }
  | { readonly phase: 'sending'; readonly attempt: Attempt }
  /** Sent, but no definitive answer came: the server is asked by its key. */
  | { readonly phase: 'finding'; readonly attempt: Attempt; readonly askedAt?: number | undefined }
  /** The server cannot tell any more, or does not: the user looks at the list. */
  | { readonly phase: 'unknown'; readonly attempt: Attempt }
  /** It was carried out; this is its answer. `wasLost` when the server had to be asked for it. */
  | {
      readonly phase: 'done'
      readonly attempt: Attempt
      readonly result: unknown
      readonly wasLost: boolean
    }
  /** It was not carried out, and never can be. */
  | { readonly phase: 'cancelled'; readonly attempt: Attempt; readonly at?: string | undefined }

/** Whether it may have been sent and its outcome is not known, so that nothing else may be sent in its place. */
export const isOpenQuestion = ({ phase }: SubmissionState): boolean =>
  phase === 'sending' || phase === 'finding' || phase === 'unknown'

/** Whether it is under way, so that another press does nothing. */
export const isUnderWay = (state: SubmissionState): boolean =>
  state.phase === 'checking' || isOpenQuestion(state)

/** How what was agreed to is read again, once it has changed. */
export interface Requote {
  readonly label: string
  readonly read: () => Promise<unknown>
  /** Errors that say so besides `quoteChanged`. */
  readonly errors?: readonly CatalogueKey[] | undefined
}

/** What a submission hands to its dialog. Screens pass it on whole and look at nothing in it. */
export interface SubmissionControls {
  readonly open: boolean
  readonly mode: AccountMode
  readonly state: SubmissionState
  /** Address of the list in which the user finds out. */
  readonly list: string
  readonly record: (orderNo: string) => string
  readonly requote: Requote | undefined
  /** Whether the same can be sent again: what was sent before a reload is not kept. */
  readonly canRetry: boolean
  /** Whether what is on its way is known after a reload. */
  readonly isStored: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly onRetry: () => void
  readonly onReviewAgain: () => void
  readonly onStartAnew: () => void
  readonly onList: () => void
}
