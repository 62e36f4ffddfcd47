import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { payoutDayOf } from '../model/schedule.ts'
import { LoanSignature } from './loan-signature.tsx'
import { QuoteCosts } from './quote-costs.tsx'
import { type QuotedStepProps, QuoteTime, StepLayout } from './step-layout.tsx'

interface SignatureStepProps extends QuotedStepProps {
  isSigned: boolean
}

/** On phones, the signature after the agreement: whole, with what is signed in figures below it. */
export function SignatureStep({ isSigned, ...step }: SignatureStepProps) {
  const { t } = useTranslation(['loans', 'errors'])
  const { quote, terms, flow } = step
  const [isChecked, setIsChecked] = useState(false)
  return (
    <StepLayout
      step="signature"
      title={t('apply.yours')}
      figures={<QuoteCosts terms={terms} at={payoutDayOf(quote)} quoted={quote} />}
      primary={
        <Button type="submit" wraps block size="lg" variant="primary">
          {t('sign.look')}
        </Button>
      }
      notes={
        <>
          <p className="text-12 text-muted">{t('sign.canCancel')}</p>
          <QuoteTime {...step} />
        </>
      }
      onSubmit={(event) => {
        event.preventDefault()
        setIsChecked(true)
        if (isSigned) flow.goTo('review')
      }}
    >
      <Card>
        <LoanSignature {...step} isMissing={isChecked && !isSigned} />
      </Card>
      {isChecked && !isSigned ? (
        <Note tone="danger" role="alert">
          {t('errors:agreementNotSigned')}
        </Note>
      ) : null}
    </StepLayout>
  )
}
