import type { SignatureWay } from '#core/pictures/signature-field.tsx'
import type { LoanChoice } from './loan-choice.ts'

/** The steps of an application, in their order. */
export const applySteps = ['amount', 'sign', 'review'] as const

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
  readonly signed: { readonly way: SignatureWay; readonly at: number } | undefined
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

/** The step that an address names; the first where it names none. */
export const stepOf = (params: URLSearchParams): ApplyStep =>
  applySteps.find((step) => step === params.get('step')) ?? 'sign'

const spaced = (name: string) => name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ')

/** Whether a typed name is that of the borrower, whatever its case and spaces. */
export const isSameName = (typed: string, name: string): boolean =>
  spaced(typed).localeCompare(spaced(name), undefined, { sensitivity: 'accent' }) === 0
