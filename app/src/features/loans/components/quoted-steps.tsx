import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryView } from '#core/api/query-view.tsx'
import { serverClock } from '#core/api/server-clock.ts'
import type { LoanConfig } from '#core/parameters/loan-config.ts'
import { useImageUpload } from '#core/pictures/use-image-upload.ts'
import type { UploadLimits } from '#core/pictures/use-upload-limits.ts'
import { useDevice } from '#lib/device/use-device.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useLoanQuote } from '../api/use-loans.ts'
import type { LoanChoice } from '../model/loan-choice.ts'
import { AgreementStep } from './agreement-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { SignStep } from './sign-step.tsx'
import { SignatureStep } from './signature-step.tsx'
import type { ApplicationFlow, ApplyStep } from './use-application.ts'

export interface QuotedStepsProps {
  config: LoanConfig
  uploads: UploadLimits
  flow: ApplicationFlow
  choice: LoanChoice
  step: Exclude<ApplyStep, 'amount'>
}

/** The steps that stand on one quote: what is read, signed, looked at and sent is the same. */
export function QuotedSteps({ config, uploads, flow, choice, step }: QuotedStepsProps) {
  const { t } = useTranslation('loans')
  const { language } = useLanguage()
  const { application } = flow
  const isPhone = useDevice() === 'mobile'
  const tag = application.tag ?? language.tag
  const quote = useLoanQuote(choice, tag)
  const isExpired = useIsExpired(quote.data?.expiresAt)
  const signature = useImageUpload('signature', uploads, 'loans.signature')

  return (
    <QueryView
      // A quote that could not be had anew is none to sign.
      query={quote.isError ? { ...quote, data: undefined } : quote}
      card
      skeleton={<Skeleton lines={8} lineHeight={24} label={t('apply.quoteLoading')} />}
      failed={t('apply.quoteFailed')}
      unaffected={t('apply.unaffected')}
    >
      {(quoted) => {
        const isRead = application.read?.markdown === quoted.agreementMarkdown
        const shared = {
          quote: quoted,
          terms: { ...config.rates, ...choice },
          tag,
          isExpired,
          isRequoting: quote.isFetching,
          onRequote: () => quote.refetch(),
          signature,
          flow,
        }
        const isSigned = signature.state.phase === 'ready'
        if (step === 'review' && isRead && signature.state.phase === 'ready')
          return <ReviewStep {...shared} fileId={signature.state.fileId} />
        if (!isPhone) return <SignStep {...shared} isRead={isRead} isSigned={isSigned} />
        return step !== 'sign' && isRead ? (
          <SignatureStep {...shared} isSigned={isSigned} />
        ) : (
          <AgreementStep {...shared} isRead={isRead} />
        )
      }}
    </QueryView>
  )
}

/** Whether a time has passed by the server's clock. */
function useIsExpired(at: string | undefined): boolean {
  const end = at === undefined ? Number.POSITIVE_INFINITY : Date.parse(at)
  const [now, setNow] = useState(serverClock.now)
  useEffect(() => {
    if (end === Number.POSITIVE_INFINITY) return
    const timer = setTimeout(() => setNow(serverClock.now()), Math.max(0, end - serverClock.now() + 1))
    return () => clearTimeout(timer)
  }, [end])
  return now > end
}
