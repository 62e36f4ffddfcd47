/** At most `limit` events in any `windowMs` milliseconds. */
export interface RateRule {
  readonly limit: number
  readonly windowMs: number
}

/** Looking whether a user name is free: 10 a minute and address. */
export const CHECK_RATE: RateRule = { limit: 10, windowMs: 60_000 }
/** Errors by which a caller learns which names and addresses are taken: 10 a minute and address. */
export const TELLING_ERROR_RATE: RateRule = { limit: 10, windowMs: 60_000 }
/** Failed sign-ins: 5 in a quarter of an hour and user. */
export const LOGIN_FAILURE_RATE: RateRule = { limit: 5, windowMs: 15 * 60_000 }

/** Failed sign-ins, of all names together: 30 in a quarter of an hour and address. */
export const ADDRESS_FAILURE_RATE: RateRule = { limit: 30, windowMs: 15 * 60_000 }
/** Codes sent, to all mailboxes together: 60 in an hour and address. */
export const ADDRESS_CODE_RATE: RateRule = { limit: 60, windowMs: 60 * 60_000 }

/**
 * The events that still count at `now`, oldest first. Those later than `now` count too: while a request waits for a
 * hash, requests that came after it may be answered and counted.
 */
const eventsWithin = (events: readonly number[], rule: RateRule, now: number): readonly number[] =>
  events.filter((at) => at > now - rule.windowMs)

/** The events that count once one at `now` is added, oldest first. */
export const withEvent = (events: readonly number[], rule: RateRule, now: number): readonly number[] =>
  [...eventsWithin(events, rule, now), now].sort((a, b) => a - b)

/** Milliseconds until another event is allowed; 0 when it is now. */
export const waitFor = (events: readonly number[], rule: RateRule, now: number): number => {
  const counted = eventsWithin(events, rule, now)
  const blocking = counted[counted.length - rule.limit]
  return blocking === undefined ? 0 : blocking + rule.windowMs - now
}
