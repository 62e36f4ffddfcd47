import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import type { UploadLimits } from '../../../core/image-upload/use-upload-limits.ts'
import type { LoanConfig } from '../../../core/parameters/loan-config.ts'
import type { CreditLine } from '../api/use-credit-line.ts'
import { type ApplyStep, applySteps } from '../model/application.ts'
import { AmountStep } from './amount-step.tsx'
import { QuotedSteps } from './quoted-steps.tsx'
import { useApplication } from './use-application.ts'

/** Props of {@link ApplySteps}. */
export interface ApplyStepsProps {
  config: LoanConfig
  line: CreditLine
  uploads: UploadLimits
}

/** Amount and term, agreement and signature, review: the step is part of the address. */
export function ApplySteps({ config, line, uploads }: ApplyStepsProps) {
  const flow = useApplication(config, line)
  return (
    <>
      <StepBar step={flow.choice === undefined ? 'amount' : flow.step} />
      {flow.step === 'amount' || flow.choice === undefined ? (
        <AmountStep config={config} line={line} flow={flow} />
      ) : (
        <QuotedSteps config={config} uploads={uploads} flow={flow} choice={flow.choice} step={flow.step} />
      )}
    </>
  )
}

function StepBar({ step }: { step: ApplyStep }) {
  const { t } = useTranslation('loans')
  const reached = applySteps.indexOf(step)
  return (
    <ol className="grid grid-cols-3 gap-2" aria-label={t('apply.steps')}>
      {applySteps.map((name, at) => (
        <li
          key={name}
          aria-current={at === reached ? 'step' : undefined}
          className={clsx(
            'border-t-[3px] pt-2 text-12',
            at < reached && 'border-accent text-text',
            at === reached && 'border-double border-accent font-strong text-text',
            at > reached && 'border-line text-muted',
          )}
        >
          {at + 1}. {t(`apply.step.${name}`)}
        </li>
      ))}
    </ol>
  )
}
