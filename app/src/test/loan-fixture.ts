import type { CreditLine, LoanQuote } from '#features/loans/api/use-loans.ts'
import type { LoanDetail } from '#features/loans/model/loan.ts'

/** The loan of the worked example on its tenth day, for tests; say only what the test is about. */
export const loanFixture = (given: Partial<LoanDetail> = {}): LoanDetail => ({
  loanNo: 'LN202601120000000002',
  amount: '1000.00',
  termDays: 30,
  dailyRate: '0.0010',
  interestFreeDays: 1,
  overdueDailyRate: '0.0015',
  overdueCap: '0.30',
  totalInterest: '29.00',
  repaymentAmount: '1029.00',
  apr: '41.6',
  repaymentDate: '2026-02-11T23:59:59.999Z',
  agreementSignedAt: '2026-01-12T10:00:00.000Z',
  agreementVersion: '2026-11',
  signatureId: 'f-21',
  status: 'REPAYING',
  accruedInterest: '9.00',
  overdueInterest: '0.00',
  outstanding: '1009.00',
  history: [
    { status: 'PENDING_REVIEW', at: '2026-01-12T10:00:00.000Z' },
    { status: 'REPAYING', at: '2026-01-12T10:01:00.000Z' },
  ],
  reviewStartedAt: '2026-01-12T10:00:20.000Z',
  disbursedAt: '2026-01-12T10:01:00.000Z',
  withdrawableUntil: '2026-01-26T10:01:00.000Z',
  agreement: {
    language: 'en',
    markdown: '# Loan agreement (sample)\n\n## 1. Parties\n\nMei Tan',
    signedBy: 'Mei Tan',
  },
  ...given,
})

/** A quote of the same loan, for tests. */
export const loanQuoteFixture = (given: Partial<LoanQuote> = {}): LoanQuote => ({
  amount: '1000.00',
  termDays: 30,
  totalInterest: '29.00',
  repaymentAmount: '1029.00',
  apr: '41.6',
  nominalRate: '0.3650',
  repaymentDate: '2026-02-11T23:59:59.999Z',
  schedule: [
    { dueAt: '2026-02-11T23:59:59.999Z', principal: '1000.00', interest: '29.00', total: '1029.00' },
  ],
  overdueTerms: {
    dailyRate: '0.0015',
    capRate: '0.30',
    cap: '300.00',
    exampleDays: 5,
    exampleInterest: '7.50',
  },
  agreementMarkdown:
    '# Loan agreement (sample)\n\nSample text.\n\n## 1. Parties\n\nMei Tan\n\n## 2. Late payment\n\nIf it is late, late interest is added.',
  agreementVersion: '2026-11',
  agreementLanguage: 'en',
  quoteId: 'q-8801',
  expiresAt: '2026-01-12T10:10:00.000Z',
  borrower: {
    name: 'Mei Tan',
    birthdate: '1994-05-17',
    country: 'SG',
    address: '12 Sample Street, Singapore',
    phone: '+65 ••• 567',
    docType: 'passport',
    verifiedAt: '2026-01-11T12:00:00.000Z',
  },
  ...given,
})

/** The credit line of a verified user without a loan, for tests. */
export const creditLineFixture = (given: Partial<CreditLine> = {}): CreditLine => ({
  creditLimit: '5000.00',
  used: '0.00',
  available: '5000.00',
  terms: [7, 15, 30, 60, 90],
  dailyRate: '0.0010',
  interestFreeDays: 1,
  min: '100.00',
  max: '5000.00',
  kycStatus: 'VERIFIED',
  ...given,
})
