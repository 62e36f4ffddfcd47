import type { LoanConfig } from '../../../catalogue/money-parameters.ts'
import { usdOf } from '../../../domain/amount.ts'

/** How much a user may borrow, in cents. */
export interface CreditLine {
  readonly creditLimit: bigint
  readonly used: bigint
  readonly available: bigint
}

/** The credit line of a user who owes `used` cents; nothing before the identity check. */
export const creditLine = (config: LoanConfig, isVerified: boolean, used: bigint): CreditLine => {
  const creditLimit = isVerified ? usdOf(config.max) : 0n
  return { creditLimit, used, available: creditLimit > used ? creditLimit - used : 0n }
}
