import { addDecimals, negateDecimal, subtractDecimals } from '@swx/sdk/money'
import type { Transaction } from './history-query.ts'

/** Sums of a statement; decimal strings in USD. */
export interface Statement {
  /** The balance before the oldest and after the newest row; undefined when rows of other kinds lie between. */
  readonly opening: string | undefined
  readonly closing: string | undefined
  readonly moneyIn: string
  /** Not negative. */
  readonly moneyOut: string
}

/**
 * Sums the rows of a statement.
 *
 * @param rows newest first
 * @param isWhole whether every kind is among them, so that the balances follow from each other
 */
export function statementOf(rows: readonly Transaction[], isWhole: boolean): Statement {
  const sumOf = (isWanted: (amount: string) => boolean) =>
    addDecimals('0.00', ...rows.map(({ amount }) => amount).filter(isWanted))
  const [newest, oldest] = [rows[0], rows.at(-1)]
  const hasBalances = isWhole && newest !== undefined && oldest !== undefined
  return {
    opening: hasBalances ? subtractDecimals(oldest.balanceAfter, oldest.amount) : undefined,
    closing: hasBalances ? newest.balanceAfter : undefined,
    moneyIn: sumOf((amount) => !amount.startsWith('-')),
    moneyOut: negateDecimal(sumOf((amount) => amount.startsWith('-'))),
  }
}
