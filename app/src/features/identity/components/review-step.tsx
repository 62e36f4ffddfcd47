import { useTranslation } from 'react-i18next'
import { ErrorNotice } from '#core/errors/error-notice.tsx'
import { ImagePreview } from '#core/pictures/image-preview.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/page.tsx'
import { type IdentityStep, identitySteps } from '../model/step-order.ts'
import { useStepAnswer } from './step-answer.ts'
import type { IdentityCheck } from './use-identity-check.ts'

interface ReviewStepProps {
  check: IdentityCheck
  onStep: (step: IdentityStep) => void
}

/** Everything that is sent, each with the way back to its step. */
export function ReviewStep({ check, onStep }: ReviewStepProps) {
  const { t } = useTranslation('identity')
  const answerOf = useStepAnswer(check)
  const { signature } = check.pictures
  return (
    <Stack>
      <Card flush>
        <ul>
          {identitySteps
            .filter((step) => step !== 'review')
            .map((step) => {
              const name = t(`steps.name.${step}`)
              return (
                <li
                  key={step}
                  className="flex items-center gap-3 border-t border-line px-4 py-1 first:border-t-0"
                >
                  <div className="min-w-0 flex-1 py-1">
                    <p className="text-12 text-muted">{name}</p>
                    {step === 'signature' && signature.state.phase === 'ready' ? (
                      <ImagePreview image={signature.state.image} isWide />
                    ) : (
                      <p className="wrap-anywhere">
                        <bdi>{answerOf(step)}</bdi>
                      </p>
                    )}
                  </div>
                  <Button
                    variant="text"
                    className="-me-2"
                    aria-label={t('steps.changeOf', { step: name })}
                    onClick={() => onStep(step)}
                  >
                    {t('steps.change')}
                  </Button>
                </li>
              )
            })}
        </ul>
      </Card>
      {check.unplacedError ? <ErrorNotice error={check.unplacedError} /> : null}
    </Stack>
  )
}
