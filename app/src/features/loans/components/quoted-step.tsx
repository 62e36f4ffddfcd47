import type { LoanTerms } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import type { ImageUpload } from '#core/pictures/use-image-upload.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'
import type { LoanQuote } from '../api/use-loan-quote.ts'
import type { ApplicationFlow } from './use-application.ts'

/** Until when a quote holds, and, when that is over, the way to the new one. */
export function QuoteTime({
  quote,
  isExpired,
  isRequoting,
  onRequote,
}: Pick<QuotedStepProps, 'quote' | 'isExpired' | 'isRequoting' | 'onRequote'>) {
  const { t } = useTranslation('loans')
  if (!isExpired) return <p className="text-12 text-muted">{t('apply.held', { time: quote.expiresAt })}</p>
  return (
    <Note tone="warn" role="status">
      <p>{t('apply.expired')}</p>
      <Button size="sm" wraps className="mt-2" busy={isRequoting} onClick={() => void onRequote()}>
        {t('apply.requote')}
      </Button>
    </Note>
  )
}

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
