import { compareDecimals, isOnStep, readAmount } from '@swx/sdk/money'
import { z } from 'zod/mini'
import type { AmountKind } from './use-amount-reading.ts'

/**
 * What can be wrong with a typed amount, size or price. `unread` covers what is no figure, what has too many decimals
 * and what can mean two amounts: the field itself says so, and asks.
 */
export type AmountIssue =
  | 'missing'
  | 'unread'
  | 'zero'
  | 'tooSmall'
  | 'tooLarge'
  | 'offStep'
  | 'beyondFunds'
  | 'borrowed'

/** How a typed amount is read, and what it must fit. Limits are decimal strings; one that is not known is left to the server. */
export interface AmountLimits extends AmountKind {
  /** BCP 47 tag of the language shown, which decides what point and comma mean. */
  readonly language: string
  readonly min?: string | undefined
  readonly max?: string | undefined
  /** The amount must be a multiple of this. */
  readonly step?: string | number | undefined
  /** What the account in use has available. */
  readonly available?: string | undefined
  /** What of it is not borrowed, where borrowed money may not be used. */
  readonly own?: string | undefined
}

const isBelow = (value: string, limit: string | undefined) =>
  limit !== undefined && compareDecimals(value, limit) < 0
const isAbove = (value: string, limit: string | undefined) =>
  limit !== undefined && compareDecimals(value, limit) > 0

/** What is wrong with an amount that was understood, if anything. */
function issueOf(value: string, { min, max, step, available, own }: AmountLimits): AmountIssue | undefined {
  if (min === undefined && compareDecimals(value, '0') === 0) return 'zero'
  if (isBelow(value, min)) return 'tooSmall'
  if (isAbove(value, max)) return 'tooLarge'
  if (step !== undefined && !isOnStep(value, step)) return 'offStep'
  if (isAbove(value, available)) return 'beyondFunds'
  return isAbove(value, own) ? 'borrowed' : undefined
}

/** The rule of a field for an amount: takes what was typed and gives the decimal string that is sent, or an {@link AmountIssue}. */
export const amountRule = (limits: AmountLimits) =>
  z.pipe(
    z.string(),
    z.transform((text: string, { issues }): string => {
      const reading = readAmount(text, limits)
      const issue =
        reading.kind === 'value'
          ? issueOf(reading.value, limits)
          : reading.kind === 'empty'
            ? 'missing'
            : 'unread'
      if (reading.kind === 'value' && issue === undefined) return reading.value
      issues.push({ code: 'custom', message: issue, input: text })
      return z.NEVER
    }),
  )
