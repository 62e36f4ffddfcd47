import { getCandles } from '@swx/sdk'
import { useSwxQuery } from '@swx/sdk/react'
import { useMemo } from 'react'
import { serverClock } from '#core/api/server-clock.ts'
import { utcDay } from '#core/format/format-time.ts'
import { type Candle, toCandle } from '#features/trade/instrument/model/candle.ts'

const PERIOD = '15m'
const SHOWN = 36
/** The feed does not tell when a new candle begins. */
const REFRESH_MS = 60_000
const none: readonly Candle[] = []

/** The candles of the last hours; the newest one goes on to the price now. */
export function useExampleCandles(code: string, price: number): readonly Candle[] {
  const { data: candles = none } = useSwxQuery(
    ['trade', 'example candles', code],
    async (client) => {
      const date = utcDay(serverClock.now())
      const page = await getCandles(client, { code, date, period: PERIOD, limit: SHOWN })
      return page.map(toCandle)
    },
    { refetchInterval: REFRESH_MS },
  )
  return useMemo(() => goneOn(candles, price), [candles, price])
}

/** Candles of which the newest has come to a price. */
export function goneOn(candles: readonly Candle[], price: number): readonly Candle[] {
  const last = candles.at(-1)
  if (last === undefined) return candles
  const { high, low } = last
  const now = { ...last, close: price, high: Math.max(high, price), low: Math.min(low, price) }
  return [...candles.slice(0, -1), now]
}
