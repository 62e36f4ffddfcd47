import type { SavingsTier } from '@swx/sdk/money'
import type { OptionPeriod } from '../market/instrument.ts'
import type { Catalogue } from './catalogue.ts'
import type {
  InviteConfig,
  LoanConfig,
  OrderConfig,
  RechargeEdition,
  RechargeMethod,
  WithdrawalMethod,
} from './money-parameters.ts'

/** Which accounts of other services may sign in, and where that begins. */
export interface SocialLogin {
  readonly whitelist: readonly string[]
  readonly google?: {
    /** Where a sign-in begins; relative to the address of the API. */
    readonly authorizationUrl: string
    readonly clientId: string
    /** Origins that a sign-in may return to, beside this machine. */
    readonly origins: readonly string[]
  }
}

/** Types of the parameters that the products read. */
export interface MoneyParameters {
  readonly areaCodes: readonly string[]
  readonly countries: readonly string[]
  readonly 'savings.tiers': readonly SavingsTier[]
  readonly 'smart.earlyExitPenaltyRate': string
  readonly 'options.periods': readonly OptionPeriod[]
  readonly 'loan.config': LoanConfig
  readonly 'recharge.edition': RechargeEdition
  readonly 'recharge.methods': readonly RechargeMethod[]
  readonly 'withdrawal.methods': readonly WithdrawalMethod[]
  readonly 'withdrawal.kycThreshold': string
  readonly 'invite.config': InviteConfig
  readonly 'order.config': OrderConfig
  readonly socialLogin: SocialLogin
  readonly features: Readonly<Record<'smartTrading' | 'demo' | 'optionsReal' | 'invite', boolean>>
}

/** A parameter with the time of its last change. */
export const findParameter = ({ parameters }: Catalogue, key: string) =>
  parameters.all().find((entry) => entry.key === key)

/** The value of a parameter; undefined when it is missing, which calls answer with 10018. */
export const readParameter = <Key extends keyof MoneyParameters>(
  catalogue: Catalogue,
  key: Key,
): MoneyParameters[Key] | undefined =>
  findParameter(catalogue, key)?.value as MoneyParameters[Key] | undefined
