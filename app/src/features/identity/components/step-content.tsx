import { useTranslation } from 'react-i18next'
import { isSandbox } from '#config/env.ts'
import { SignatureField } from '#core/pictures/signature-field.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Stack } from '#ui/layout/page.tsx'
import type { IdentityTerms } from '../api/use-identity.ts'
import type { IdentityStep } from '../model/step-order.ts'
import { CountryStep } from './country-step.tsx'
import { DocumentStep } from './document-step.tsx'
import { AddressField, BirthFields, NameFields, PhoneFields } from './person-fields.tsx'
import { ReviewStep } from './review-step.tsx'
import { SideField } from './side-field.tsx'
import { useStepAnswer } from './step-answer.ts'
import type { IdentityCheck } from './use-identity-check.ts'

export interface StepContentProps {
  step: IdentityStep
  check: IdentityCheck
  terms: IdentityTerms
  /** The user wanted to go on: what is missing is said. */
  isChecked: boolean
  onStep: (step: IdentityStep) => void
}

/** What a step asks for. */
export function StepContent({ step, check, terms, isChecked, onStep }: StepContentProps) {
  const { t } = useTranslation('identity')
  const answerOf = useStepAnswer(check)
  const { errorOf, values, pictures, progress, latest } = check
  const { areaCodes, countries } = terms
  switch (step) {
    case 'country':
      return <CountryStep errorOf={errorOf} areaCodes={areaCodes} countries={countries} />
    case 'document':
      return <DocumentStep errorOf={errorOf} />
    case 'pictures':
      return (
        <Stack>
          {isSandbox ? <Note tone="warn">{t('sandbox')}</Note> : null}
          {progress.sides.map((side) => (
            <SideField
              key={side}
              side={side}
              docType={values.docType}
              image={pictures[side]}
              isMissing={isChecked}
            />
          ))}
        </Stack>
      )
    case 'name':
      return (
        <Stack>
          <p className="text-13 text-muted">{t('details.asInDocument')}</p>
          <NameFields errorOf={errorOf} />
        </Stack>
      )
    case 'birth':
      return (
        <Stack>
          <BirthFields errorOf={errorOf} latestBirthdate={latest} />
        </Stack>
      )
    case 'address':
      return <AddressField errorOf={errorOf} />
    case 'phone':
      return (
        <Stack>
          <p className="text-13 text-muted">{t('steps.codeOf', { country: answerOf('country') })}</p>
          <PhoneFields errorOf={errorOf} areaCodes={areaCodes} />
        </Stack>
      )
    case 'signature':
      return (
        <Stack>
          <SignatureField signature={pictures.signature} isMissing={isChecked} />
        </Stack>
      )
    case 'review':
      return <ReviewStep check={check} onStep={onStep} />
  }
}
