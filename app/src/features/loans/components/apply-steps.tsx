import { useEffect, useRef } from 'react'
import type { UploadLimits } from '#core/image-upload/use-upload-limits.ts'
import type { LoanConfig } from '#core/parameters/loan-config.ts'
import type { CreditLine } from '../api/use-credit-line.ts'
import { AmountStep } from './amount-step.tsx'
import { QuotedSteps } from './quoted-steps.tsx'
import { StepBar, stepBarId } from './step-bar.tsx'
import { useApplication } from './use-application.ts'

export interface ApplyStepsProps {
  config: LoanConfig
  line: CreditLine
  uploads: UploadLimits
}

/** Amount and term, agreement and signature, review: the step is part of the address. */
export function ApplySteps({ config, line, uploads }: ApplyStepsProps) {
  const flow = useApplication(config, line)
  const { choice, step } = flow
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    document.getElementById(stepBarId)?.focus({ preventScroll: true })
  }, [step])

  if (step !== 'amount' && choice !== undefined)
    return <QuotedSteps config={config} uploads={uploads} flow={flow} choice={choice} step={step} />
  return (
    <>
      <StepBar step="amount" />
      <AmountStep config={config} line={line} flow={flow} />
    </>
  )
}
