import { book } from '../core/books.ts'
import { dayStart } from '../domain/calendar.ts'
import { loanDisbursement } from '../ledger/templates/loan.ts'
import type { Loan } from '../products/loans/rules/loan.ts'
import type { World } from '../runtime/world.ts'

/** Pays out the loan of the worked example, 1 000.00 for 30 days, without an application. */
export const lend = (world: World, userId: string): Loan => {
  const now = world.now()
  return world.store.transaction((tables) => {
    const loanNo = 'LN202601100000000001'
    const entry = loanDisbursement(userId, loanNo, 1_000_00n)
    if (entry) book(tables, entry, now)
    return tables.loans.insert({
      loanNo,
      userId,
      amount: 1_000_00n,
      termDays: 30,
      dailyRate: '0.0010',
      overdueDailyRate: '0.0015',
      overdueCap: '0.30',
      interestFreeDays: 1,
      totalInterest: 29_00n,
      repaymentAmount: 1_029_00n,
      apr: '41.6',
      repaymentDate: dayStart(now) + 30 * 86_400_000,
      agreementSignedAt: now,
      agreementVersion: '1',
      agreement: { language: 'en', markdown: '# Loan agreement', signedBy: 'Mei Tan' },
      signatureId: 'f-1',
      submittedAt: now,
      disbursedAt: now,
      status: 'REPAYING',
      history: [{ status: 'REPAYING', at: now }],
      closes: 0,
      accruedInterest: 0n,
      overdueDays: 0,
      overdueInterest: 0n,
    })
  })
}
