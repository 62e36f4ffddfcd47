/**
 * What an entry books. Those that move a user's cash are the contract's `TransactionKind`; the others (accrued
 * interest, a paid withdrawal, a sold work) move what is held or owed.
 */
export type EntryKind =
  | 'DEPOSIT'
  | 'WITHDRAWAL'
  | 'WITHDRAWAL_RETURN'
  | 'WITHDRAWAL_PAID'
  | 'SMART_BUY'
  | 'SMART_YIELD'
  | 'SMART_MATURITY'
  | 'SMART_EXIT'
  | 'SAVINGS'
  | 'LOAN_DISBURSEMENT'
  | 'LOAN_INTEREST'
  | 'LOAN_REPAYMENT'
  | 'ORDER_OPEN'
  | 'ORDER_CLOSE'
  | 'OPTION_STAKE'
  | 'OPTION_SETTLEMENT'
  | 'NFT_BID'
  | 'NFT_RETURN'
  | 'NFT_SALE'
  | 'INVITE_REWARD'
  | 'DEMO_START'
  | 'GRANT'
