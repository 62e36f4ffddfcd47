import { useState } from 'react'
import { useAllClosedPositions } from '../api/use-all-closed-positions.ts'
import { filterResults, isFiltered, type ResultsFilter } from '../model/results-filter.ts'

/** Rows that are shown at first, and with each step of "show more". */
const step = 50

/** The closed positions behind a figure, as a list with pages; undefined while none is chosen. */
export function useListedResults(filter: ResultsFilter | undefined) {
  const chosen = filter !== undefined && isFiltered(filter) ? filter : undefined
  const closed = useAllClosedPositions({ enabled: chosen !== undefined })
  const [shown, setShown] = useState(step)
  if (chosen === undefined) return undefined
  const rows = closed.data === undefined ? undefined : filterResults(closed.data, chosen)
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
