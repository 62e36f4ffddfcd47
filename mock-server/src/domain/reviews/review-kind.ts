/** Everything that is reviewed. */
export const REVIEW_KINDS = ['recharge', 'withdrawal', 'loan', 'kyc'] as const

export type ReviewKind = (typeof REVIEW_KINDS)[number]
