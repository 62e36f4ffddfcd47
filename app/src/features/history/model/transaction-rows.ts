import type { Transaction } from './history-query.ts'

/** What a CSV file needs in words. */
export interface CsvWords {
  /** First line of the file in a sandbox: so that it is not taken for a document. */
  readonly label: string | undefined
  readonly headers: readonly [string, string, string, string, string]
  readonly kind: (kind: Transaction['kind']) => string
}

/** The rows of a CSV file: amounts and times as the ledger has them, so that a program can add them up. */
export function transactionRows(
  rows: readonly Transaction[],
  { label, headers, kind }: CsvWords,
): string[][] {
  return [
    ...(label === undefined ? [] : [[label]]),
    [...headers],
    ...rows.map((row) => [row.at, kind(row.kind), recordOf(row.ref), row.amount, row.balanceAfter]),
  ]
}

/** The order number or the day a transaction belongs to. */
export function recordOf(ref: string): string {
  return ref.split('#')[0] ?? ref
}
