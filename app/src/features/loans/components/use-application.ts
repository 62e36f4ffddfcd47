import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { useDraft } from '#core/forms/drafts.ts'
import type { LoanConfig } from '#core/parameters/loan-config.ts'
import type { SignatureKind } from '#core/pictures/signature-field.tsx'
import { defineQuery, oneOf, word } from '#lib/query-string/define-query.ts'
import { useQueryState } from '#lib/query-string/use-query-state.ts'
import type { CreditLine } from '../api/use-loans.ts'
import { choiceOf, type LoanChoice } from '../model/loan-choice.ts'

/** The steps of an application, in their order. Only phones sign on a screen of its own, after the agreement. */
export const applySteps = ['amount', 'sign', 'signature', 'review'] as const

/** A step of an application. */
export type ApplyStep = (typeof applySteps)[number]

/** An application that is not sent yet: what was chosen, how far the agreement was read, how it was signed. */
export interface Application {
  readonly choice: LoanChoice | undefined
  readonly step: ApplyStep
  /** BCP 47 tag of the agreement's language; that of the page until another one is chosen. */
  readonly tag: string | undefined
  /** How much of which text was scrolled through, 0 to 1; another text opens at its beginning. */
  readonly position: { readonly markdown: string; readonly share: number } | undefined
  /** The text that was read to its end, and when; another text has to be read again. */
  readonly read: { readonly markdown: string; readonly at: number } | undefined
  readonly signed: { readonly kind: SignatureKind; readonly at: number } | undefined
}

/** Name that the draft of an application is kept under. */
export const applicationDraft = 'loans.application'

/** An application before anything was chosen. */
export const noApplication: Application = {
  choice: undefined,
  step: 'amount',
  tag: undefined,
  position: undefined,
  read: undefined,
  signed: undefined,
}

/** What the address of an application says; one that names no step leads to the agreement. */
export const applyQuery = defineQuery({
  amount: word,
  days: word,
  step: oneOf(['sign', ...applySteps]),
})

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
  /** Called when the application was sent: nothing of it is kept. */
  readonly forget: () => void
}

/** Follows an application through its steps. */
export function useApplication(config: LoanConfig, line: CreditLine): ApplicationFlow {
  const navigate = useNavigate()
  const [address] = useQueryState(applyQuery)
  const [application, setApplication] = useDraft<Application>(applicationDraft, noApplication)
  const isVerified = line.kycStatus === 'VERIFIED'
  const limits = {
    min: config.min,
    max: config.max,
    available: isVerified ? line.available : undefined,
  }
  const named = choiceOf(address, config, limits)
  const change = useCallback(
    (part: Partial<Application>) => setApplication((before) => ({ ...before, ...part })),
    [setApplication],
  )
  return {
    application,
    change,
    choice: named,
    isRefused: named === undefined && (address.amount !== undefined || address.days !== undefined),
    // Nothing is signed for a user whose identity is not known.
    step: isVerified ? address.step : 'amount',
    limits,
    goTo: (step, choice = named) => {
      change({ step, choice })
      navigate(paths.loanApply.href({ amount: choice?.amount, days: choice?.termDays, step }))
    },
    forget: () => setApplication(noApplication),
  }
}
