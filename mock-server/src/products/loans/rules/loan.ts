import { type LoanRates, type LoanTerms, loanDebt, overdueInterest } from '@swx/sdk/money'
import { usdOf } from '../../../domain/amount.ts'
import type { Tracked } from '../../../domain/history.ts'
import { formatUsd } from '../../../ledger/money.ts'

/** Where a loan stands. PENDING_REVIEW is shown as signed until `reviewStartedAt`. */
export type LoanStatus = 'PENDING_REVIEW' | 'REPAYING' | 'REPAID' | 'OVERDUE' | 'REJECTED'

/** The agreement of a loan as it was signed, word for word. */
export interface SignedAgreement {
  /** BCP 47 tag. */
  readonly language: string
  readonly markdown: string
  /** Name of the borrower. */
  readonly signedBy: string
}

/** How a loan was repaid: by the user, by withdrawing from it, or by itself on the due day. */
export type RepaidBy = 'USER' | 'WITHDRAWAL' | 'DUE_DAY'

/** A loan. Money in cents, times in epoch ms; rates as they were quoted. */
export interface Loan extends Tracked<LoanStatus>, LoanRates {
  readonly loanNo: string
  readonly userId: string
  readonly amount: bigint
  readonly termDays: number
  readonly totalInterest: bigint
  readonly repaymentAmount: bigint
  /** Percent with one decimal. */
  readonly apr: string
  /** Start of the day at whose end it is due; from the day of disbursement once that is known. */
  readonly repaymentDate: number
  readonly agreementSignedAt: number
  readonly agreementVersion: string
  readonly agreement: SignedAgreement
  readonly signatureId: string
  readonly submittedAt: number
  readonly reviewStartedAt?: number
  readonly disbursedAt?: number
  /** Day closes since disbursement. */
  readonly closes: number
  readonly accruedInterest: bigint
  /** Day closes since it was due. */
  readonly overdueDays: number
  readonly overdueInterest: bigint
  readonly repaidAt?: number
  readonly repaidBy?: RepaidBy
  readonly rejectReason?: string
}

/** Whether money is owed: REPAYING or OVERDUE. */
export const isOwed = ({ status }: Pick<Loan, 'status'>): boolean =>
  status === 'REPAYING' || status === 'OVERDUE'

/** Whether another loan has to wait for this one. */
export const isOpenLoan = (loan: Pick<Loan, 'status'>): boolean =>
  isOwed(loan) || loan.status === 'PENDING_REVIEW'

/** What paying it all back costs now, in cents. */
export const outstanding = (loan: Loan): bigint =>
  isOwed(loan) ? loan.amount + loan.accruedInterest + loan.overdueInterest : 0n

/** Principal that is owed, in cents: what savings and plans leave out of account. */
export const owedPrincipal = (loans: Iterable<Loan>): bigint => {
  let sum = 0n
  for (const loan of loans) if (isOwed(loan)) sum += loan.amount
  return sum
}

const termsOf = (loan: Loan): LoanTerms => ({ ...loan, amount: formatUsd(loan.amount) })

/** Interest that has accrued after `closes` day closes, in cents. */
export const accruedAfter = (loan: Loan, closes: number): bigint =>
  usdOf(loanDebt(termsOf(loan), closes).accruedInterest)

/** Overdue interest after `days` late days, in cents. */
export const overdueAfter = (loan: Loan, days: number): bigint => usdOf(overdueInterest(termsOf(loan), days))
