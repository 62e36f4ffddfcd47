import type { LoanConfig } from '../../catalogue/money-parameters.ts'
import { given, historyView, moment } from '../../core/view.ts'
import type { VerifiedIdentity } from '../../domain/identity.ts'
import type { User } from '../../domain/user.ts'
import { formatUsd } from '../../ledger/money.ts'
import { type Agreement, nameOf } from './agreement.ts'
import type { CreditLine } from './rules/config.ts'
import { type Loan, outstanding } from './rules/loan.ts'
import type { LoanQuote } from './rules/quote.ts'
import { withdrawableUntil } from './rules/repay.ts'

const DAY_END_MS = 86_399_999

/** The end of the day on which a loan is due; records keep its start. */
const dueView = (repaymentDate: number): string => moment(repaymentDate + DAY_END_MS)

/** A loan as the contract's `Loan`. */
export const loanView = (loan: Loan) => ({
  loanNo: loan.loanNo,
  amount: formatUsd(loan.amount),
  termDays: loan.termDays,
  dailyRate: loan.dailyRate,
  interestFreeDays: loan.interestFreeDays,
  overdueDailyRate: loan.overdueDailyRate,
  overdueCap: loan.overdueCap,
  totalInterest: formatUsd(loan.totalInterest),
  repaymentAmount: formatUsd(loan.repaymentAmount),
  apr: loan.apr,
  repaymentDate: dueView(loan.repaymentDate),
  agreementSignedAt: moment(loan.agreementSignedAt),
  agreementVersion: loan.agreementVersion,
  signatureId: loan.signatureId,
  status: loan.status,
  accruedInterest: formatUsd(loan.accruedInterest),
  overdueInterest: formatUsd(loan.overdueInterest),
  outstanding: formatUsd(outstanding(loan)),
  history: historyView(loan.history),
  ...given('reviewStartedAt', loan.reviewStartedAt, moment),
  ...given('disbursedAt', loan.disbursedAt, moment),
  ...given('withdrawableUntil', withdrawableUntil(loan), moment),
  ...given('repaidAt', loan.repaidAt, moment),
  ...given('repaidBy', loan.repaidBy),
  ...given('rejectReason', loan.rejectReason),
})

/** A loan with its agreement as the contract's `LoanDetail`. */
export const loanDetailView = (loan: Loan) => ({ ...loanView(loan), agreement: loan.agreement })

/** Who borrows, as the contract's `Borrower`. */
const borrowerView = (kyc: VerifiedIdentity) => ({
  name: nameOf(kyc),
  birthdate: kyc.birthdate,
  country: kyc.country,
  address: kyc.address,
  phone: `${kyc.areaCode} ••• ${kyc.phone.slice(-3)}`,
  docType: kyc.docType,
  verifiedAt: moment(kyc.reviewedAt ?? kyc.submittedAt),
})

/** A quote with its agreement as the contract's `LoanQuote`. */
export const loanQuoteView = (
  quote: LoanQuote,
  agreement: Agreement,
  borrower: VerifiedIdentity | undefined,
) => ({
  amount: formatUsd(quote.amount),
  termDays: quote.termDays,
  totalInterest: formatUsd(quote.totalInterest),
  repaymentAmount: formatUsd(quote.repaymentAmount),
  apr: quote.apr,
  nominalRate: quote.nominalRate,
  repaymentDate: dueView(quote.repaymentDate),
  schedule: quote.schedule.map(({ dueAt, principal, interest, total }) => ({
    dueAt: dueView(dueAt),
    principal: formatUsd(principal),
    interest: formatUsd(interest),
    total: formatUsd(total),
  })),
  overdueTerms: quote.overdueTerms,
  agreementMarkdown: agreement.markdown,
  agreementVersion: agreement.version,
  agreementLanguage: agreement.language,
  quoteId: quote.quoteId,
  expiresAt: moment(quote.expiresAt),
  ...given('borrower', borrower, borrowerView),
})

/** How much may be borrowed and on what terms, as the contract's `CreditLine`. */
export const creditLineView = (
  config: LoanConfig,
  line: CreditLine,
  user: User,
  openLoanNo: string | undefined,
) => ({
  creditLimit: formatUsd(line.creditLimit),
  used: formatUsd(line.used),
  available: formatUsd(line.available),
  terms: config.terms,
  dailyRate: config.dailyRate,
  interestFreeDays: config.interestFreeDays,
  min: config.min,
  max: config.max,
  kycStatus: user.kycStatus,
  ...given('openLoanNo', openLoanNo),
})
