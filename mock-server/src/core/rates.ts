import { type RateRule, waitFor, withEvent } from '../domain/rate-limit.ts'
import type { ReadTables, Tables } from '../store/store.ts'
import type { CoreTables } from './tables.ts'

/** Milliseconds until `key` may do this again; 0 if it may now. */
export const rateWait = (
  { rates }: ReadTables<CoreTables>,
  key: string,
  rule: RateRule,
  now: number,
): number => waitFor(rates.get(key)?.events ?? [], rule, now)

export const countRate = ({ rates }: Tables<CoreTables>, key: string, rule: RateRule, now: number): void => {
  rates.put({ key, events: withEvent(rates.get(key)?.events ?? [], rule, now) })
}
