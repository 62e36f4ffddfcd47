import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverClock } from '#core/api/server-clock.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { payoutDayOf } from '../model/schedule.ts'
import { AgreementReader } from './agreement-reader.tsx'
import { LoanSignature } from './loan-signature.tsx'
import { QuoteCosts } from './quote-costs.tsx'
import { type QuotedStepProps, QuoteTime, StepLayout } from './step-layout.tsx'

export interface SignStepProps extends QuotedStepProps {
  /** The agreement was read to its end. */
  isRead: boolean
  isSigned: boolean
}

/** The second step: the whole agreement, and the signature under it. */
export function SignStep({ isRead, isSigned, ...step }: SignStepProps) {
  const { t } = useTranslation(['loans', 'errors'])
  const { quote, terms, tag, flow } = step
  const { application, change } = flow
  const { agreementMarkdown: markdown } = quote
  const [isChecked, setIsChecked] = useState(false)
  const signing = useRef<HTMLDivElement>(null)
  const wasRead = application.read !== undefined && !isRead

  const handleReview = () => {
    setIsChecked(true)
    if (isSigned) flow.goTo('review')
    else signing.current?.scrollIntoView({ block: 'center' })
  }
  return (
    <StepLayout
      step="sign"
      title={t('apply.yours')}
      figures={
        <>
          <QuoteCosts terms={terms} at={payoutDayOf(quote)} quoted={quote} />
          {isRead ? null : (
            <p id="read-first" className="text-12 text-muted">
              {t('sign.readFirst')}
            </p>
          )}
          {isChecked && !isSigned ? (
            <Note tone="danger" role="alert">
              {t('errors:agreementNotSigned')}
            </Note>
          ) : null}
        </>
      }
      primary={
        <div className="grid grid-cols-2 gap-3">
          <Button wraps size="lg" onClick={() => flow.goTo('amount')}>
            {t('apply.back')}
          </Button>
          <Button
            wraps
            size="lg"
            variant="primary"
            disabled={!isRead}
            aria-describedby={isRead ? undefined : 'read-first'}
            onClick={handleReview}
          >
            {t('sign.toReview')}
          </Button>
        </div>
      }
      notes={
        <>
          <p className="text-12 text-muted">{t('sign.canCancel')}</p>
          <QuoteTime {...step} />
        </>
      }
    >
      {wasRead ? (
        <Note tone="info" role="status">
          {t('sign.otherText')}
        </Note>
      ) : null}
      <AgreementReader
        markdown={markdown}
        version={quote.agreementVersion}
        tag={quote.agreementLanguage}
        asked={tag}
        onLanguage={(next) => change({ tag: next })}
        position={application.position?.markdown === markdown ? application.position.share : 0}
        onPosition={(share) => change({ position: { markdown, share } })}
        onRead={() => {
          if (!isRead) change({ read: { markdown, at: serverClock.now() } })
        }}
      />
      <div ref={signing}>
        <Card title={t('sign.title')}>
          <LoanSignature {...step} isMissing={isChecked && !isSigned} />
        </Card>
      </div>
    </StepLayout>
  )
}
