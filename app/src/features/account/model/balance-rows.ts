import type { Balance } from './balance.ts'
import type { BalanceLine } from './balance-line.ts'
import type { PartName } from './composition.ts'

/** What the file needs in words. */
export interface BalanceRowWords {
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
