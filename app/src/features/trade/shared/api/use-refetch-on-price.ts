import { useEffect } from 'react'
import { livePrices } from '#core/live-prices/store.ts'

/** After a price that ends an order the backend is asked at once, but not more often than this. */
const PAUSE_MS = 1_000

/** Something that a price ends: a position with its stops, an order that waits. */
interface Ending {
  readonly code: string
}

/**
 * Asks the backend again once the live price reaches one of the prices that are waited for.
 *
 * @param isReached whether a price ends a row; the same function for as long as it decides the same
 */
export function useRefetchOnPrice<Row extends Ending>(
  rows: readonly Row[] | undefined,
  isReached: (row: Row, price: number) => boolean,
  refetch: () => unknown,
): void {
  useEffect(() => {
    if (!rows?.length) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = livePrices.onItems((items) => {
      const isNews = items.some(({ code, price }) =>
        rows.some((row) => row.code === code && isReached(row, price)),
      )
      if (!isNews || timer !== undefined) return
      timer = setTimeout(() => {
        timer = undefined
        void refetch()
      }, PAUSE_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [rows, isReached, refetch])
}
