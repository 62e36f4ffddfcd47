import { DAY_MS, nextDayStart } from '../../../domain/calendar.ts'
import type { Expiry } from './waiting-order.ts'

/** The furthest that a moment of expiry may lie ahead. */
const LONGEST_WAIT_MS = 365 * DAY_MS

/** How long an order is to wait, as it came. */
export interface GivenExpiry {
  readonly expiry: Expiry
  /** The moment, of an order that waits until a moment. */
  readonly expiresAt?: string | undefined
}

/** When an order expires; `undefined` never, `null` for a moment that it cannot wait for. */
export const readExpiry = ({ expiry, expiresAt }: GivenExpiry, now: number): number | undefined | null => {
  if (expiry === 'UNTIL_CANCELLED') return undefined
  if (expiry === 'DAY') return nextDayStart(now)
  const at = Date.parse(expiresAt ?? '')
  return at > now && at <= now + LONGEST_WAIT_MS ? at : null
}
