import type { components } from '@swx/sdk'
import type { LoanTerms } from '@swx/sdk/money'

/** A loan of the user. */
export type Loan = components['schemas']['Loan']
/** A loan with the agreement as it was signed. */
export type LoanDetail = components['schemas']['LoanDetail']

/** Where a loan is, as it is called on a screen: signed until an operator reviews it. */
export type LoanState = 'SIGNED' | Loan['status']

/** The state of a loan in the words of a screen. */
export const stateOf = ({ status, reviewStartedAt }: Pick<Loan, 'status' | 'reviewStartedAt'>): LoanState =>
  status === 'PENDING_REVIEW' && reviewStartedAt === undefined ? 'SIGNED' : status

/** Whether money is owed. */
export const isOwed = ({ status }: Pick<Loan, 'status'>): boolean =>
  status === 'REPAYING' || status === 'OVERDUE'

/** Whether another loan has to wait for this one. */
export const isOpenLoan = (loan: Pick<Loan, 'status'>): boolean =>
  isOwed(loan) || loan.status === 'PENDING_REVIEW'

/** What its costs are worked out from. */
export const termsOf = (loan: Loan): LoanTerms => loan
