import { toMinorUnits } from '@swx/sdk/money'
import { SCALES } from '../ledger/money.ts'
import { type Code, type CommandError, refuse } from './outcome.ts'

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

/** The guard of the funds: 10011 when there is less than needed. */
export const refuseFunds = (cash: bigint, needed: bigint): CommandError | undefined =>
  cash < needed ? refuse('10011') : undefined

/** The guard of an accepted text: 11018 when the terms that were read are not those in force. */
export const refuseTerms = (accepted: string, inForce: string): CommandError | undefined =>
  accepted === inForce ? undefined : refuse('11018' satisfies Code)
