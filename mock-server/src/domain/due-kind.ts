/** Everything that can be planned for a moment of virtual time. Each kind has one handler, or it does not compile. */
export type DueKind =
  | 'dayClose'
  | 'review'
  | 'codeExpired'
  | 'positionExit'
  | 'waitingOrderTrigger'
  | 'waitingOrderExpiry'
  | 'optionExpiry'
  | 'nftEnd'
  | 'nftNext'
  | 'loanReview'
  | 'kycDelayed'
  | 'paymentUnlock'
