import { compareDecimals } from '@swx/sdk/money'
import type { AccountMode } from '#core/account-mode/mode-store.ts'
import type { UserInfo } from '#core/session/use-user-info.ts'

/** Something that the user can do next to finish what was begun. */
export interface NextStep {
  readonly kind: 'security' | 'identity' | 'deposit' | 'plan' | 'position'
  readonly id: string
}

/** What the next step follows from. */
export interface NextStepFacts {
  readonly user: UserInfo
  readonly mode: AccountMode
  /** A deposit waits for review. */
  readonly isDepositPending: boolean
  /** Whether this build offers plans. */
  readonly offersPlans: boolean
}

const isSome = (amount: string) => compareDecimals(amount, '0') !== 0

/** What is left to do, in this order: security, then money, then the first product. */
export function nextSteps(facts: NextStepFacts): readonly NextStep[] {
  const { user, mode, isDepositPending, offersPlans } = facts
  const account = user.accounts[mode]
  const isReal = mode === 'real'
  const isFunded = compareDecimals(account.equity, '0') > 0
  const isNew = !isSome(account.inMargin) && !isSome(account.inSmart) && !isSome(account.profit.total)
  const first = isReal && offersPlans ? 'plan' : 'position'
  const isLeft = {
    security: !user.hasSecurityPassword,
    identity: user.kycStatus === 'NOT_VERIFIED' || user.kycStatus === 'FAILED',
    deposit: isReal && !isFunded && !isDepositPending,
    [first]: isFunded && isNew,
  }
  return (['security', 'identity', 'deposit', first] as const)
    .filter((kind) => isLeft[kind])
    .map((kind) => ({ kind, id: kind === 'position' ? `${mode} ${kind}` : kind }))
}
