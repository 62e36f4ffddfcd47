import { listPositions, paginate } from '@swx/sdk'
import { useSwxQuery } from '@swx/sdk/react'
import { useState } from 'react'
import { limits } from '#config/limits.ts'
import { useSession } from '#core/session/use-session.ts'
import { type Position, toPosition } from '#features/trade/shared/model/position.ts'
import { filterResults, type ResultsFilter } from '../model/result-figures.ts'

/** Every closed position of the account in use, newest first: what results are added up from. */
export function useAllClosedPositions({ enabled = true }: { enabled?: boolean } = {}) {
  const { isLoggedIn } = useSession()
  return useSwxQuery(
    ['pages', 'all closed positions'],
    async (client, { signal }) => {
      // By number: a position that closes meanwhile pushes rows onto the next page, where they come a second time.
      const rows = new Map<string, Position>()
      const input = { status: 'CLOSED', pageSize: limits.largestPage } as const
      for await (const order of paginate(client, listPositions, input, { signal }))
        rows.set(order.orderNo, toPosition(order))
      return [...rows.values()]
    },
    { enabled: enabled && isLoggedIn },
  )
}

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
