import type { LoanTerms } from '@swx/sdk/money'
import type { ImageUpload } from '#core/pictures/use-image-upload.ts'
import type { LoanQuote } from '../api/use-loan-quote.ts'
import type { ApplicationFlow } from './use-application.ts'

/** What the steps that stand on a quote share. */
export interface QuotedStepProps {
  quote: LoanQuote
  terms: LoanTerms
  /** BCP 47 tag that the agreement was asked for in. */
  tag: string
  /** The ten minutes of the quote are over. */
  isExpired: boolean
  isRequoting: boolean
  onRequote: () => Promise<unknown>
  signature: ImageUpload
  flow: ApplicationFlow
}
