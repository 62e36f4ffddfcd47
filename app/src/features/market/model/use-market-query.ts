import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type MarketQuery, parseMarketQuery, writeMarketQuery } from './market-query.ts'

/** The link follows this long after the last key: typing must not wait for the router. */
const WRITE_MS = 250

/**
 * What the list shows, kept in the page's link: changed at once on screen, written into the link when the user
 * rests, and read again when the link changes by other means (back, a link of the footer).
 */
export function useMarketQuery(): readonly [MarketQuery, (change: Partial<MarketQuery>) => void] {
  const [params, setParams] = useSearchParams()
  const [query, setQuery] = useState(() => parseMarketQuery(params))
  const written = useRef(params.toString())

  useEffect(() => {
    if (params.toString() === written.current) return
    written.current = params.toString()
    setQuery(parseMarketQuery(params))
  }, [params])

  useEffect(() => {
    const path = window.location.pathname
    const timer = setTimeout(() => {
      // The user is already going to a page whose code is still being fetched: writing now would bring them back.
      if (window.location.pathname !== path) return
      const next = writeMarketQuery(query, params)
      if (next.toString() === written.current) return
      written.current = next.toString()
      setParams(next, { replace: true })
    }, WRITE_MS)
    return () => clearTimeout(timer)
  }, [query, params, setParams])

  const change = useCallback(
    (part: Partial<MarketQuery>) => setQuery((before) => ({ ...before, ...part })),
    [],
  )
  return [query, change]
}
