import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { useDraft } from '#core/forms/drafts.ts'
import type { LoanConfig } from '#core/parameters/loan-config.ts'
import type { CreditLine } from '../api/use-loan-terms.ts'
import {
  type Application,
  type ApplyStep,
  applicationDraft,
  noApplication,
  stepOf,
} from '../model/application.ts'
import { choiceOf, type LoanChoice } from '../model/loan-choice.ts'

/** An application as it goes on: its address says amount, term and step, its draft keeps the rest. */
export interface ApplicationFlow {
  readonly application: Application
  readonly change: (part: Partial<Application>) => void
  /** What can be applied for; undefined while the address names nothing that is offered. */
  readonly choice: LoanChoice | undefined
  /** The address names something that is not offered. */
  readonly isRefused: boolean
  readonly step: ApplyStep
  readonly limits: { readonly min: string; readonly max: string; readonly available: string | undefined }
  readonly goTo: (step: ApplyStep, choice?: LoanChoice) => void
  /** It was sent: nothing of it is kept. */
  readonly forget: () => void
}

/** Follows an application through its steps. */
export function useApplication(config: LoanConfig, line: CreditLine): ApplicationFlow {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [application, setApplication] = useDraft<Application>(applicationDraft, noApplication)
  const isVerified = line.kycStatus === 'VERIFIED'
  const limits = {
    min: config.min,
    max: config.max,
    available: isVerified ? line.available : undefined,
  }
  const named = choiceOf(params, config, limits)
  const change = useCallback(
    (part: Partial<Application>) => setApplication((before) => ({ ...before, ...part })),
    [setApplication],
  )
  return {
    application,
    change,
    choice: named,
    isRefused: named === undefined && (params.has('amount') || params.has('days')),
    // Nothing is signed for a user whose identity is not known.
    step: isVerified ? stepOf(params) : 'amount',
    limits,
    goTo: (step, choice = named) => {
      change({ step, choice })
      navigate(paths.loanApply.href({ amount: choice?.amount, days: choice?.termDays, step }))
    },
    forget: () => setApplication(noApplication),
  }
}
