import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths, safeNext } from '#config/paths.ts'
import { Button } from '#ui/form/button.tsx'
import { StepScreen } from '#ui/layout/step-screen.tsx'
import type { Kyc } from '../api/use-identity.ts'
import {
  fieldsOfStep,
  type IdentityStep,
  identitySteps,
  isStepDone,
  shownStep,
  stepQuery,
  stepToTakeUp,
} from '../model/step-order.ts'
import { StepContent } from './step-content.tsx'
import { StepList } from './step-list.tsx'
import { type IdentityCheckProps, useIdentityCheck } from './use-identity-check.ts'

interface IdentityStepsProps extends IdentityCheckProps {
  kyc: Kyc
}

/**
 * The identity check on a phone: the list of its steps, and one question a screen. Each step is an entry of the
 * history, so that "back" closes it; what was filled in stays when it is left.
 */
export function IdentitySteps({ kyc, ...props }: IdentityStepsProps) {
  const { t } = useTranslation(['identity', 'common'])
  const check = useIdentityCheck(props, 'steps')
  const { form, progress, isSubmitting, handleSubmit } = check
  const [params, setParams] = useSearchParams()
  const [checked, setChecked] = useState<IdentityStep>()
  const asked = stepQuery.parse(params).step
  const goTo = (step: IdentityStep | undefined, replace = false) => {
    setChecked(undefined)
    setParams((before) => stepQuery.write({ step }, before), { replace })
  }

  if (asked === undefined) return <StepList kyc={kyc} check={check} onStep={goTo} />
  const step = shownStep(asked, progress)
  const isReview = step === 'review'
  const submitAll = handleSubmit(() => goTo(undefined, true))
  const handleNext = (event: { preventDefault(): void }) => {
    if (isReview) return submitAll(event)
    event.preventDefault()
    if (isStepDone(step, progress)) return goTo(stepToTakeUp(progress))
    setChecked(step)
    void form.trigger(fieldsOfStep[step] ?? [], { shouldFocus: true })
  }
  return (
    <FormProvider {...form}>
      <StepScreen
        key={step}
        at={identitySteps.indexOf(step) + 1}
        last={identitySteps.length}
        question={t(`steps.question.${step}`)}
        leaveTo={safeNext(params.get('next')) ?? paths.profile.href()}
        onSubmit={handleNext}
        foot={
          <Button type="submit" variant="primary" size="lg" block wraps busy={isSubmitting}>
            {t(isReview ? 'submit' : 'common:steps.continue')}
          </Button>
        }
      >
        <StepContent
          step={step}
          check={check}
          terms={props.terms}
          isChecked={checked === step}
          onStep={goTo}
        />
      </StepScreen>
    </FormProvider>
  )
}
