import { useState } from 'react'
import { useAllClosedPositions } from '../api/use-all-closed-positions.ts'
import { filterResults, type ResultsFilter } from '../model/results-filter.ts'

/** Rows that are shown at first, and with each step of "show more". */
const step = 50

/** The closed positions behind a figure, or all of them, as a list with pages; undefined where there are no results. */
export function useListedResults(filter: ResultsFilter | undefined) {
  const closed = useAllClosedPositions({ enabled: filter !== undefined })
  const [shown, setShown] = useState(step)
  if (filter === undefined) return undefined
  const rows = closed.data === undefined ? undefined : filterResults(closed.data, filter)
  return {
    rows: rows?.slice(0, shown),
    total: rows?.length,
    isPending: closed.isPending,
    error: closed.data === undefined ? closed.error : null,
    hasMore: (rows?.length ?? 0) > shown,
    isLoadingMore: false,
    hasFailedMore: false,
    loadMore: () => setShown(shown + step),
    refetch: closed.refetch,
  }
}
