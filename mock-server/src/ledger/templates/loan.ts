import { draftEntry, type EntryDraft, userAccount } from '../entry.ts'

/** The principal is paid out; `loan` goes below zero by as much. */
export const loanDisbursement = (userId: string, loanNo: string, amount: bigint): EntryDraft | undefined =>
  draftEntry('real', 'LOAN_DISBURSEMENT', loanNo, [
    { from: userAccount(userId, 'loan'), to: userAccount(userId, 'cash'), amount },
  ])

/** Interest of `day` (`yyyy-mm-dd`) is added to what is owed. */
export const loanInterest = (
  userId: string,
  loanNo: string,
  day: string,
  amount: bigint,
): EntryDraft | undefined =>
  draftEntry('real', 'LOAN_INTEREST', `${loanNo}#${day}`, [
    { from: userAccount(userId, 'loan'), to: 'pl:interest', amount },
  ])

/** Everything owed is paid back. */
export const loanRepayment = (userId: string, loanNo: string, amount: bigint): EntryDraft | undefined =>
  draftEntry('real', 'LOAN_REPAYMENT', loanNo, [
    { from: userAccount(userId, 'cash'), to: userAccount(userId, 'loan'), amount },
  ])
