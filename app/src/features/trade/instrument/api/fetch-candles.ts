import { getKValueByCodeAndDate } from '@swx/sdk'
import { client } from '#core/api/client.ts'
import { type Candle, toCandle } from '../model/candle.ts'
import type { PageRequest } from '../model/candle-series.ts'
import type { Period } from '../model/periods.ts'

/**
 * One page of candles, oldest first.
 *
 * @throws CallError as the client gave it
 */
export async function fetchCandles(
  code: string,
  period: Period,
  page: PageRequest,
): Promise<readonly Candle[]> {
  const { date, limit, isFresh } = page
  const candles = await getKValueByCodeAndDate(
    client,
    { code, date, period, limit },
    { cache: isFresh ? 'reload' : 'default' },
  )
  return candles.map(toCandle)
}
