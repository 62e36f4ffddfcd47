import { toMinorUnits } from '@swx/sdk/money'
import { SCALES } from '../ledger/money.ts'
import { type CommandError, reject } from './outcome.ts'

/** The largest amount of dollars that one command may name, in cents: wide enough for any test, and it fits the wire. */
export const MAX_USD = 1_000_000_000_00n

/** Reads dollars and cents above 0; undefined when it is nothing of the kind, too fine or beyond {@link MAX_USD}. */
export const readUsd = (text: string | undefined): bigint | undefined => {
  const cents = text === undefined ? undefined : toMinorUnits(text, SCALES.USD)
  return cents !== undefined && cents > 0n && cents <= MAX_USD ? cents : undefined
}

/** Reads an amount of a currency with `scale` decimals; undefined unless it is a number above 0. */
export const readAmount = (text: string | undefined, scale: number): bigint | undefined => {
  const minor = text === undefined ? undefined : toMinorUnits(text, scale)
  return minor !== undefined && minor > 0n ? minor : undefined
}

/** Dollars from a parameter or a quote, in cents. @throws RangeError when the text is no amount. */
export const usdOf = (text: string): bigint => {
  const cents = toMinorUnits(text, SCALES.USD)
  if (cents === undefined) throw new RangeError(`"${text}" is no amount of dollars like "120.00".`)
  return cents
}

/** The guard of the funds: `insufficientBalance` when there is less than needed. */
export const checkFunds = (cash: bigint, needed: bigint): CommandError<'insufficientBalance'> | undefined =>
  cash < needed ? reject('insufficientBalance') : undefined

/** The guard of an accepted text: `quoteChanged` when the terms that were read are not those in force. */
export const checkTerms = (accepted: string, inForce: string): CommandError<'quoteChanged'> | undefined =>
  accepted === inForce ? undefined : reject('quoteChanged')
