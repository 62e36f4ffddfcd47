import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type PlansQuery, parsePlansQuery, writePlansQuery } from './plans-query.ts'

/** What the page shows, kept in its link, so that a link or a step back shows the same again. */
export function usePlansQuery(): readonly [PlansQuery, (change: Partial<PlansQuery>) => void] {
  const [params, setParams] = useSearchParams()
  const query = useMemo(() => parsePlansQuery(params), [params])
  const change = useCallback(
    (part: Partial<PlansQuery>) =>
      setParams((before) => writePlansQuery({ ...parsePlansQuery(before), ...part }, before), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  )
  return [query, change]
}
