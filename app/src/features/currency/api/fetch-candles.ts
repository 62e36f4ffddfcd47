import { client } from '../../../core/api/client.ts'
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
  const { data, error } = await client.GET('/swx/customer/index/getKValueByCodeAndDate', {
    params: { query: { code, date, period, limit } },
    cache: isFresh ? 'reload' : 'default',
  })
  if (error) throw error
  return data.result.map(toCandle)
}
