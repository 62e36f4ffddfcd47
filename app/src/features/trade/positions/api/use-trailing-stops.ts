import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { livePrices } from '#core/live-prices/store.ts'
import type { Position } from '#features/trade/shared/model/position.ts'
import { trailedTo } from '#features/trade/shared/model/trailing-stop.ts'

/**
 * The best stop that was seen of each position, by its number and its distance: the price goes back, the stop does not.
 * The next answer of the server says the same, or knows better.
 */
const seen = new Map<string, number>()

function stopNow({ orderNo, code, direction, trailing, trailingStop }: Position): number | undefined {
  if (trailing === undefined || trailingStop === undefined) return undefined
  const price = livePrices.get(code)?.price
  const key = `${orderNo} ${trailing}`
  const follow = { distance: trailing, direction }
  const known = seen.get(key)
  const best = known === undefined ? trailingStop : nearer(trailingStop, known, direction)
  const stop = price === undefined ? best : trailedTo(best, follow, price)
  seen.set(key, stop)
  return stop
}

const nearer = (a: number, b: number, direction: Position['direction']) =>
  direction === 'LONG' ? Math.max(a, b) : Math.min(a, b)

/** Where the trailing stop of a position stands at the present price; undefined where it has none. */
export function useTrailingStop(position: Position): number | undefined {
  const { code, isOpen, trailing, trailingStop } = position
  const trails = isOpen && trailing !== undefined
  const subscribe = useCallback(
    (listener: () => void) => (trails ? livePrices.subscribe(code, listener) : () => {}),
    [code, trails],
  )
  return useSyncExternalStore(subscribe, () => (isOpen ? stopNow(position) : trailingStop))
}

/** Where the trailing stops of the positions in an instrument stand at the present price, by order number. */
export function useTrailingStops(
  positions: readonly Position[] | undefined,
  code: string,
): ReadonlyMap<string, number> {
  const rows = useMemo(
    () => (positions ?? []).filter((row) => row.code === code && row.trailing !== undefined),
    [positions, code],
  )
  const subscribe = useCallback(
    (listener: () => void) => (rows.length > 0 ? livePrices.subscribe(code, listener) : () => {}),
    [rows, code],
  )
  // As text, which is the same for as long as the stops are.
  const stops = useSyncExternalStore(subscribe, () =>
    JSON.stringify(
      rows.flatMap((row) => {
        const stop = stopNow(row)
        return stop === undefined ? [] : [[row.orderNo, stop]]
      }),
    ),
  )
  return useMemo(() => new Map<string, number>(JSON.parse(stops)), [stops])
}
