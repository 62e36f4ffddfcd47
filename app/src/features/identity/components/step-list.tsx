import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isSandbox } from '#config/env.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Dock } from '#ui/layout/dock.tsx'
import { Stack } from '#ui/layout/page.tsx'
import { StepTicks } from '#ui/layout/step-ticks.tsx'
import type { Kyc } from '../api/use-identity.ts'
import { type IdentityStep, identitySteps, stepToTakeUp } from '../model/step-order.ts'
import { IdentityStatus } from './identity-status.tsx'
import { useStepAnswer } from './step-answer.ts'
import type { IdentityCheck } from './use-identity-check.ts'

interface StepListProps {
  kyc: Kyc
  check: IdentityCheck
  onStep: (step: IdentityStep) => void
}

/** The steps of the check, what was answered in each, and the one where it goes on. */
export function StepList({ kyc, check, onStep }: StepListProps) {
  const { t } = useTranslation(['identity', 'common'])
  const { progress } = check
  const answerOf = useStepAnswer(check)
  const next = stepToTakeUp(progress)
  // What is done behind an open question does not count yet: none is passed over.
  const done = identitySteps.indexOf(next)
  const at = done + 1
  return (
    <>
      <Stack>
        {kyc.status === 'FAILED' ? <IdentityStatus kyc={kyc} /> : null}
        <Card title={t('steps.list')}>
          {done > 0 ? (
            <p className="text-13 text-muted">
              {t('steps.done', { done, last: identitySteps.length })}. {t('common:steps.kept')}
            </p>
          ) : null}
          <StepTicks at={at} last={identitySteps.length} />
          <ol className="grid">
            {identitySteps.map((step, index) => (
              <StepRow
                key={step}
                name={t(`steps.name.${step}`)}
                answer={index < done ? answerOf(step) : index === done ? t('steps.next') : undefined}
                isNext={step === next}
                onOpen={index <= done ? () => onStep(step) : undefined}
              />
            ))}
          </ol>
        </Card>
        {isSandbox ? <Note tone="warn">{t('sandbox')}</Note> : null}
        {kyc.status === 'FAILED' ? null : <IdentityStatus kyc={kyc} />}
        {done > 0 ? (
          <Button variant="text" onClick={check.clear}>
            {t('steps.startOver')}
          </Button>
        ) : null}
      </Stack>
      <Dock label={t('steps.list')}>
        <Button variant="primary" size="lg" block wraps onClick={() => onStep(next)}>
          {done > 0 ? t('steps.goOn', { at }) : t('steps.start')}
        </Button>
      </Dock>
    </>
  )
}

interface StepRowProps {
  name: string
  answer: string | undefined
  isNext: boolean
  /** Opens the step; undefined while it is still to come. */
  onOpen: (() => void) | undefined
}

function StepRow({ name, answer, isNext, onOpen }: StepRowProps) {
  const isDone = onOpen !== undefined && !isNext
  const content = (
    <>
      <span
        aria-hidden="true"
        className={
          isDone
            ? 'grid size-5 flex-none place-items-center rounded-full bg-accent text-on-accent'
            : isNext
              ? 'size-5 flex-none rounded-full bg-surface shadow-[inset_0_0_0_5px_var(--accent)]'
              : 'size-5 flex-none rounded-full bg-surface inset-ring-[1.5px] inset-ring-line-strong'
        }
      >
        {isDone ? <Check className="size-3" /> : null}
      </span>
      <span className={isNext ? 'font-strong' : onOpen ? '' : 'text-muted'}>{name}</span>
      <bdi className="ms-auto min-w-0 text-end text-13 wrap-anywhere text-muted">{answer}</bdi>
    </>
  )
  return (
    <li aria-current={isNext ? 'step' : undefined}>
      {onOpen ? (
        <button type="button" onClick={onOpen} className="flex min-h-11 w-full items-center gap-3 text-start">
          {content}
        </button>
      ) : (
        <div className="flex min-h-11 items-center gap-3">{content}</div>
      )}
    </li>
  )
}
