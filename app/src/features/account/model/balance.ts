import { addDecimals, subtractDecimals } from '@swx/sdk/money'
import { addedUp, type BalanceLine } from './balance-line.ts'
import { type Account, type Part, type PartName, partsOf } from './composition.ts'

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
