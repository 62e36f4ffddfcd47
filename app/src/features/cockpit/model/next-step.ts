import { compareDecimals } from '@swx/sdk/money'
import type { AccountMode } from '../../../core/account-mode/mode-store.ts'
import type { UserInfo } from '../../../core/session/use-user-info.ts'

/** What of an open position the next step depends on. */
export interface OpenPosition {
  readonly orderNo: string
  readonly code: string
  readonly stopLoss: number | undefined
}

/** Something that the user can do next: lower a risk, or finish what was begun. */
export type NextStep =
  | { readonly kind: 'stop'; readonly id: string; readonly code: string; readonly orderNo: string }
  | { readonly kind: 'security' | 'identity' | 'deposit' | 'plan' | 'position'; readonly id: string }

/** What the next step follows from. */
export interface NextStepFacts {
  readonly user: UserInfo
  readonly mode: AccountMode
  readonly positions: readonly OpenPosition[]
  /** A deposit waits for review. */
  readonly isDepositPending: boolean
  /** Whether this build offers plans. */
  readonly offersPlans: boolean
}

const isSome = (amount: string) => compareDecimals(amount, '0') !== 0

/** Whether the account in use has margin in open positions. */
export const hasMargin = (user: UserInfo, mode: AccountMode) => isSome(user.accounts[mode].inMargin)

/** What is left to do, the most urgent first: risk, then security, then money, then the first product. */
export function nextSteps(facts: NextStepFacts): readonly NextStep[] {
  const { user, mode, positions, isDepositPending, offersPlans } = facts
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
  return [
    ...positions
      .filter(({ stopLoss }) => stopLoss === undefined)
      .map(({ code, orderNo }) => ({ kind: 'stop' as const, id: `stop ${orderNo}`, code, orderNo })),
    ...(['security', 'identity', 'deposit', first] as const)
      .filter((kind) => isLeft[kind])
      .map((kind) => ({ kind, id: kind === 'position' ? `${mode} ${kind}` : kind })),
  ]
}
