import type { components } from '@swx/sdk'
import { compareDecimals, negateDecimal } from '@swx/sdk/money'
import { byMember } from '#lib/enums/by-member.ts'

/** The figures of one account. */
export type Account = components['schemas']['Account']

/** What equity is made up of. */
export type PartName = 'available' | 'inSmart' | 'held' | 'inMargin' | 'inStake' | 'unrealised' | 'loanDebt'

/** A part of equity; a decimal string in USD, negative where it is owed or lost. */
export interface Part {
  readonly name: PartName
  readonly amount: string
}

const allParts: readonly PartName[] = [
  'available',
  'inSmart',
  'held',
  'inMargin',
  'inStake',
  'unrealised',
  'loanDebt',
]

const partNames = byMember<Account['mode'], readonly PartName[]>(
  {
    real: allParts,
    demo: ['available', 'inMargin', 'inStake', 'unrealised'],
  },
  allParts,
)

/** The parts of an account, which add up to its equity; a demo account has no plans, holds and loans. */
export function partsOf(account: Account): readonly Part[] {
  const amounts = {
    ...account,
    unrealised: account.profit.unrealised,
    loanDebt: negateDecimal(account.loanDebt),
  }
  return partNames(account.mode).map((name) => ({ name, amount: amounts[name] }))
}

/** The parts that own money lies in, largest possible share 1; what is owed or goes by the price has none. */
export function sharesOf(account: Account): readonly { readonly name: PartName; readonly share: number }[] {
  const owned = partsOf(account).filter(
    ({ name, amount }) => name !== 'unrealised' && name !== 'loanDebt' && compareDecimals(amount, '0') > 0,
  )
  // For the width of a bar alone; figures never pass through a float.
  const whole = owned.reduce((sum, { amount }) => sum + Number(amount), 0)
  return owned.map(({ name, amount }) => ({ name, share: Number(amount) / whole }))
}
