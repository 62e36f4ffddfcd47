import type { components } from '@swx/sdk'
import { addDecimals, compareDecimals, subtractDecimals } from '@swx/sdk/money'
import { type Account, type Part, type PartName, partsOf } from './composition.ts'

type Schemas = components['schemas']
/** A transaction of the available balance. */
export type Transaction = Schemas['Transaction']
type Order = Schemas['Order']
type Plan = Schemas['SmartOrder']
type OptionsOrder = Schemas['OptionsOrder']
type Withdrawal = Schemas['Withdrawal']
type Loan = Schemas['Loan']
type Nft = Schemas['MyNft']

/** One line of the sum that makes up a figure; `amount` is a decimal string in USD. */
export type BalanceLine = { readonly key: string; readonly amount: string } & (
  | { readonly kind: 'opening' }
  | { readonly kind: 'transactions'; readonly of: Transaction['kind'] }
  | { readonly kind: 'plan'; readonly plan: Plan }
  | { readonly kind: 'withdrawal'; readonly orderNo: string }
  | { readonly kind: 'bid'; readonly title: string }
  | { readonly kind: 'margin' | 'unrealised'; readonly position: Order }
  | { readonly kind: 'option'; readonly option: OptionsOrder }
  | { readonly kind: 'principal' | 'interest' | 'late' }
  /** What the lines leave of the figure: something has changed between the two. */
  | { readonly kind: 'rest' }
)

const isZero = (amount: string) => compareDecimals(amount, '0') === 0

/** Whether a line is a change, of which the sign of a gain is shown, too. */
export const isChange = ({ kind }: BalanceLine): boolean =>
  kind === 'transactions' || kind === 'unrealised' || kind === 'rest'

/** The available balance: what there was when the UTC day began, and today's transactions by kind. */
export function availableLines(available: string, today: readonly Transaction[]): readonly BalanceLine[] {
  const byKind = new Map<Transaction['kind'], string>()
  for (const { kind, amount } of today) byKind.set(kind, addDecimals(byKind.get(kind) ?? '0.00', amount))
  const oldest = today.at(-1)
  const opening = oldest === undefined ? available : subtractDecimals(oldest.balanceAfter, oldest.amount)
  return [
    { key: 'opening', kind: 'opening', amount: opening },
    ...[...byKind].map(([of, amount]) => ({ key: of, kind: 'transactions' as const, of, amount })),
  ]
}

/** Money in plans: what was paid for each. */
export const planLines = (plans: readonly Plan[]): readonly BalanceLine[] =>
  plans.map((plan) => ({ key: plan.orderNo, kind: 'plan', plan, amount: plan.amount }))

/** Money on hold: withdrawals that were not paid out yet, and bids that lead. */
export const heldLines = (
  withdrawals: readonly Withdrawal[],
  works: readonly Nft[],
): readonly BalanceLine[] => [
  ...withdrawals.map(({ orderNo, amount }) => ({
    key: orderNo,
    kind: 'withdrawal' as const,
    orderNo,
    amount,
  })),
  ...works
    .filter(({ leading }) => leading)
    .map(({ id, title, myBid }) => ({ key: id, kind: 'bid' as const, title, amount: myBid })),
]

/** The margin, or the unrealised profit or loss, of each open position. */
export const positionLines = (
  positions: readonly Order[],
  kind: 'margin' | 'unrealised',
): readonly BalanceLine[] =>
  positions.map((position) => ({ key: position.orderNo, kind, position, amount: position[kind] }))

/** The stake of each open option. */
export const optionLines = (options: readonly OptionsOrder[]): readonly BalanceLine[] =>
  options.map((option) => ({ key: option.orderNo, kind: 'option', option, amount: option.stake }))

/** What is owed for loans: principal, interest, and interest for being late. */
export function loanLines(loans: readonly Loan[]): readonly BalanceLine[] {
  const line = (kind: 'principal' | 'interest' | 'late', amounts: readonly string[]): BalanceLine => ({
    key: kind,
    kind,
    amount: subtractDecimals('0.00', addDecimals('0.00', ...amounts)),
  })
  return [
    line(
      'principal',
      loans.map(({ amount }) => amount),
    ),
    line(
      'interest',
      loans.map(({ accruedInterest }) => accruedInterest),
    ),
    line(
      'late',
      loans.map(({ overdueInterest }) => overdueInterest),
    ),
  ].filter(({ amount }) => !isZero(amount))
}

/** The lines of a figure with what is missing to it, so that they always add up to it. */
function addedUp(lines: readonly BalanceLine[], figure: string): readonly BalanceLine[] {
  const rest = subtractDecimals(figure, addDecimals('0.00', ...lines.map(({ amount }) => amount)))
  return isZero(rest) ? lines : [...lines, { key: 'rest', kind: 'rest', amount: rest }]
}

/** A part of equity with the sum that makes it up. */
export interface BalancePart extends Part {
  readonly lines: readonly BalanceLine[]
}

/** What an account is made up of: the parts add up to its equity, the lines of each part to the part. */
export interface Balance {
  readonly account: Account
  readonly parts: readonly BalancePart[]
}

/** An account with its open positions at prices of another moment. */
function atPrices(account: Account, unrealised: string): Account {
  const { equity, profit } = account
  const change = subtractDecimals(unrealised, profit.unrealised)
  return {
    ...account,
    equity: addDecimals(equity, change),
    profit: {
      ...profit,
      total: addDecimals(profit.total, change),
      today: addDecimals(profit.today, change),
      unrealised,
    },
  }
}

/**
 * Joins an account with the lines of its parts. The lines of open positions are of a moment later than the figures of
 * the account: these are set to the prices of that moment, so that all add up.
 */
export function balanceOf(
  account: Account,
  lines: Readonly<Partial<Record<PartName, readonly BalanceLine[]>>>,
): Balance {
  const unrealised = addDecimals('0.00', ...(lines.unrealised ?? []).map(({ amount }) => amount))
  const now = atPrices(account, unrealised)
  const parts = partsOf(now).map((part) => ({ ...part, lines: addedUp(lines[part.name] ?? [], part.amount) }))
  return { account: now, parts }
}

/** What the file needs in words. */
interface BalanceRowWords {
  /** First line of the file in a sandbox: it is no document. */
  readonly label: string | undefined
  readonly headers: readonly [string, string, string]
  readonly part: (name: PartName) => string
  readonly line: (line: BalanceLine) => string
  readonly equity: string
  /** When the balance was read, RFC 3339. */
  readonly at: string
}

/** Marks of direction that a screen needs and a file does not. */
const isolates = /[\u2066\u2069]/g

/** The rows of a CSV file: the lines of each part, the part itself, and equity at the end. */
export function balanceRows({ account, parts }: Balance, words: BalanceRowWords): string[][] {
  return [
    ...(words.label === undefined ? [] : [[words.label]]),
    [...words.headers],
    ...parts.flatMap(({ name, amount, lines }) => [
      ...lines.map((line) => [words.part(name), words.line(line).replace(isolates, ''), line.amount]),
      [words.part(name), '', amount],
    ]),
    [words.equity, words.at, account.equity],
  ]
}
