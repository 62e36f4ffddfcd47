import { livePrices } from '#core/live-prices/store.ts'
import { useTick } from '#lib/clock/use-tick.ts'

/** The server's time in epoch milliseconds, a second at a time. */
export const useNow = (): number => useTick(1_000, { read: livePrices.marketNow })
