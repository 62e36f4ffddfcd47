import type { CatalogueKey } from '@swx/sdk'
import type { AccountMode } from '../account-mode/mode-store.ts'
import type { SubmissionState } from './submission-state.ts'

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
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly onRetry: () => void
  readonly onReviewAgain: () => void
  readonly onStartAnew: () => void
  readonly onList: () => void
}
