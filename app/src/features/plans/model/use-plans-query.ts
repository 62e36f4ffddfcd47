import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { parseTradingQuery, type TradingQuery, writeTradingQuery } from './plans-query.ts'

/** What the page shows, kept in its link, so that a link or a step back shows the same again. */
export function useTradingQuery(): readonly [TradingQuery, (change: Partial<TradingQuery>) => void] {
  const [params, setParams] = useSearchParams()
  const query = useMemo(() => parseTradingQuery(params), [params])
  const change = useCallback(
    (part: Partial<TradingQuery>) =>
      setParams((before) => writeTradingQuery({ ...parseTradingQuery(before), ...part }, before), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  )
  return [query, change]
}
