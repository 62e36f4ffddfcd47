import { z } from 'zod/mini'
import { priceKind } from '#core/forms/amount-field.tsx'
import { amountRule } from '#core/forms/amount-rule.ts'
import { type EntryType, entryTypes, type WaitingType } from './waiting-entry.ts'

/** How a position is to be opened, as it was typed: the price is that which an order waits for. */
export interface EntryText {
  readonly type: EntryType
  readonly text: string
}

/** How a position is to be opened. */
export type Entry = { readonly type: 'MARKET' } | { readonly type: WaitingType; readonly trigger: number }

/** The entry at the current price. */
export const atMarket: EntryText = { type: 'MARKET', text: '' }

/**
 * The rule of the price that an order waits for; a market order has none. Whether it lies on the right side is not
 * checked here.
 */
export function entryRule(language: string, decimals: number) {
  const price = amountRule({ ...priceKind(decimals), language })
  return z.pipe(
    z.object({ type: z.enum(entryTypes), text: z.string() }),
    z.transform(({ type, text }: EntryText, { issues }): Entry => {
      if (type === 'MARKET') return { type }
      const { data, error } = price.safeParse(text)
      if (data !== undefined) return { type, trigger: Number(data) }
      issues.push({ code: 'custom', message: error?.issues[0]?.message, input: text })
      return z.NEVER
    }),
  )
}

/** How long an order can wait: until it is cancelled, to the end of the UTC day, or until a moment. */
export const expiries = ['UNTIL_CANCELLED', 'DAY', 'MOMENT'] as const

/** How long an order is to wait, as it was typed: the moment as a local time of UTC, `2026-01-10T15:20`. */
export interface ExpiryText {
  readonly until: (typeof expiries)[number]
  readonly text: string
}

/** How long an order waits. */
export type Expiry =
  | { readonly until: 'UNTIL_CANCELLED' | 'DAY' }
  | { readonly until: 'MOMENT' /** RFC 3339. */; readonly at: string }

/** Until the user cancels it. */
export const noExpiry: ExpiryText = { until: 'UNTIL_CANCELLED', text: '' }

/** The furthest that a moment of expiry may lie ahead. */
const LONGEST_WAIT_MS = 365 * 86_400_000

/**
 * The rule of how long an order waits: a moment is still to come, and within a year.
 *
 * @param now the time of the market, in milliseconds
 */
export const expiryRule = (now: () => number) =>
  z.pipe(
    z.object({ until: z.enum(expiries), text: z.string() }),
    z.transform(({ until, text }: ExpiryText, { issues }): Expiry => {
      if (until !== 'MOMENT') return { until }
      const at = Date.parse(`${text}Z`)
      if (at > now() && at <= now() + LONGEST_WAIT_MS) return { until, at: new Date(at).toISOString() }
      issues.push({
        code: 'custom',
        message: Number.isNaN(at) ? 'missing' : 'expiryUnreasonable',
        input: text,
      })
      return z.NEVER
    }),
  )
