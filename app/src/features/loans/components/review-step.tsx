import { FileText, PenLine } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { ModeButton } from '#core/account-mode/mode-button.tsx'
import { formatDateTime } from '#core/format/format-time.ts'
import { AttemptDialog } from '#core/money/money-dialog.tsx'
import { RiskNotice } from '#core/money/risk-notice.tsx'
import { needsRequote, SubmissionNotice } from '#core/money/submission-notice.tsx'
import { useMoneySubmission } from '#core/money/use-money-submission.ts'
import { ImagePreview } from '#core/pictures/image-preview.tsx'
import { useDevice } from '#lib/device/use-device.ts'
import { useOnline } from '#lib/device/use-online.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { markFresh } from '#ui/data/fresh-row.ts'
import { Note } from '#ui/feedback/note.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { languageOfAgreement } from '../model/agreement.ts'
import { payoutDayOf } from '../model/schedule.ts'
import { BorrowerCard } from './borrower-card.tsx'
import { Money } from './money.tsx'
import { QuoteCosts } from './quote-costs.tsx'
import { type QuotedStepProps, QuoteTime, StepLayout } from './step-layout.tsx'

export interface ReviewStepProps extends QuotedStepProps {
  /** The signature as it was sent. */
  fileId: string
}

/** The last step: everything that is signed, who borrows, what happens next, and the one button that applies. */
export function ReviewStep({ fileId, ...step }: ReviewStepProps) {
  const { t } = useTranslation(['loans', 'errors'])
  const { quote, terms, signature, flow, isExpired, isRequoting, onRequote } = step
  const { language } = useLanguage()
  const isPhone = useDevice() === 'mobile'
  const navigate = useNavigate()
  const [isSent, setIsSent] = useState(false)
  const { read, signed } = flow.application
  const time = (at: number | undefined) => (at === undefined ? '' : `${formatDateTime(at, language.tag)} UTC`)
  const applying = useMoneySubmission('loan', {
    open: isSent,
    onClose: () => setIsSent(false),
    scope: '',
    input: () => ({
      amount: quote.amount,
      termDays: quote.termDays,
      signatureId: fileId,
      agreementVersion: quote.agreementVersion,
      agreementLanguage: quote.agreementLanguage,
      quoteId: quote.quoteId,
    }),
    summary: { name: String(quote.termDays), amount: quote.amount },
    onDone: ({ loanNo }, { isTold }) => {
      flow.forget()
      signature.clear()
      if (!isTold) toast(t('errors:submittedForReview'))
      markFresh(loanNo)
      navigate(paths.loanRecord.href({ no: loanNo }), { replace: true })
    },
  })
  const isOnline = useOnline()
  const mustRequote = isExpired || needsRequote(applying.dialog.state)
  const handleRequote = async () => {
    await onRequote()
    applying.dialog.onReviewAgain()
  }
  return (
    <StepLayout
      step="review"
      title={t('apply.yours')}
      figures={
        <>
          <QuoteCosts terms={terms} at={payoutDayOf(quote)} quoted={quote} />
          <RiskNotice kind="loan" />
          <SubmissionNotice controls={applying.dialog} />
          <AttemptDialog {...applying.dialog} />
        </>
      }
      sum={{ label: t('quote.total'), value: <Money amount={quote.repaymentAmount} /> }}
      primary={
        mustRequote ? (
          <Button wraps block size="lg" variant="primary" busy={isRequoting} onClick={handleRequote}>
            {t('apply.requote')}
          </Button>
        ) : (
          <ModeButton
            mode="real"
            busy={applying.isBusy}
            disabled={!isOnline}
            onClick={() => {
              setIsSent(true)
              applying.dialog.onConfirm()
            }}
          >
            {t('review.borrow', { amount: quote.amount })}
          </ModeButton>
        )
      }
      others={
        <LinkButton size="lg" to={paths.loan.href()}>
          {t('apply.cancel')}
        </LinkButton>
      }
      notes={isExpired ? <p className="text-12 text-muted">{t('apply.expired')}</p> : <QuoteTime {...step} />}
    >
      <Card
        flush
        title={t('review.signed')}
        aside={
          <Button size="sm" variant="text" onClick={() => flow.goTo(isPhone ? 'signature' : 'sign')}>
            {t('review.change')}
          </Button>
        }
      >
        <Signed
          icon={<FileText className="size-5 flex-none text-muted" aria-hidden="true" />}
          title={t('agreement.title')}
          facts={`${t('agreement.version', { version: quote.agreementVersion })} · ${
            languageOfAgreement(quote.agreementLanguage).name
          } · ${t('review.readAt', { time: read?.at })}`}
        />
        <Signed
          icon={<PenLine className="size-5 flex-none text-muted" aria-hidden="true" />}
          title={t(signed?.kind === 'type' ? 'review.typed' : 'review.drawn')}
          facts={[time(signed?.at), quote.borrower?.name].filter(Boolean).join(' · ')}
        />
        {signature.state.phase === 'ready' && signature.state.image ? (
          <div className="px-4 pb-3">
            <ImagePreview image={signature.state.image} isWide />
          </div>
        ) : null}
      </Card>
      {quote.borrower ? <BorrowerCard borrower={quote.borrower} /> : null}
      <Card title={t('review.next')}>
        <ol className="grid gap-2 text-13 sm:grid-cols-3">
          {(['apply', 'check', 'payout'] as const).map((name, at) => (
            <li key={name}>
              <p className="font-strong">
                {at + 1}. {t(`review.step.${name}`)}
              </p>
              <p className="text-muted">{t(`review.about.${name}`)}</p>
            </li>
          ))}
        </ol>
        <Note>
          <p>
            {t('review.due', {
              amount: quote.repaymentAmount,
              date: quote.repaymentDate,
            })}
          </p>
          <p className="mt-1">{t('quote.borrowed')}</p>
        </Note>
      </Card>
    </StepLayout>
  )
}

function Signed({ icon, title, facts }: { icon: ReactNode; title: string; facts: string }) {
  return (
    <div className="flex items-center gap-3 border-t border-line px-4 py-3 first-of-type:border-t-0">
      {icon}
      <div className="min-w-0">
        <p className="font-strong">{title}</p>
        <p className="text-12 text-muted">{facts}</p>
      </div>
    </div>
  )
}
