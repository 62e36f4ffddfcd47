import { useTick } from '#lib/clock/use-tick.ts'
import { serverClock } from './server-clock.ts'

const MINUTE_MS = 60_000

/**
 * The time of the server in epoch milliseconds, which renders the caller again as it goes on: what is shown of days,
 * terms and ends follows it.
 *
 * @param everyMs a minute is enough for what changes from day to day
 */
export const useServerTime = (everyMs = MINUTE_MS): number => useTick(everyMs, { read: serverClock.now })
