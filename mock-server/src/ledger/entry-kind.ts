/** What an entry books. Those that move a user's cash are the contract's `TransactionKind`. */
export type EntryKind = CashEntryKind | OtherEntryKind

/** Accrued interest, a paid withdrawal, a sold work: these move what is held or owed. */
type OtherEntryKind = 'WITHDRAWAL_PAID' | 'LOAN_INTEREST' | 'NFT_SALE'

/** What an entry books that moves a user's cash. */
export type CashEntryKind =
  | 'DEPOSIT'
  | 'WITHDRAWAL'
  | 'WITHDRAWAL_RETURN'
  | 'SMART_BUY'
  | 'SMART_YIELD'
  | 'SMART_MATURITY'
  | 'SMART_EXIT'
  | 'SAVINGS'
  | 'LOAN_DISBURSEMENT'
  | 'LOAN_REPAYMENT'
  | 'ORDER_OPEN'
  | 'ORDER_CLOSE'
  | 'PENDING_HOLD'
  | 'PENDING_RELEASE'
  | 'OPTION_STAKE'
  | 'OPTION_SETTLEMENT'
  | 'NFT_BID'
  | 'NFT_RETURN'
  | 'INVITE_REWARD'
  | 'DEMO_START'
  | 'GRANT'
