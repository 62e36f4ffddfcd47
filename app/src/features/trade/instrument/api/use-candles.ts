import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { candleSeriesOf } from '../model/candle-store.ts'
import type { Period } from '../model/periods.ts'

/** The candles of an instrument, loaded and followed while the caller is on screen. */
export function useCandles(code: string, period: Period) {
  const series = useMemo(() => candleSeriesOf(code, period), [code, period])
  const state = useSyncExternalStore(series.subscribe, series.get)
  useEffect(() => series.open(), [series])
  return { series, ...state }
}
