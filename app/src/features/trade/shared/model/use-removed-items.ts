import { useEffect, useEffectEvent, useRef } from 'react'
import { useMode } from '#core/account-mode/use-mode.ts'

/**
 * Calls back with the number of each record that has left a list of open ones, such as a position that was closed.
 * Another account mode is another list: what only that one has is not gone.
 */
export function useRemovedItems(
  orderNos: readonly string[] | undefined,
  onGone: (orderNo: string) => void,
): void {
  const { mode } = useMode()
  const before = useRef<{ readonly mode: string; readonly orderNos: readonly string[] }>(undefined)
  const tellOf = useEffectEvent(onGone)

  useEffect(() => {
    if (!orderNos) return
    const known = before.current?.mode === mode ? before.current.orderNos : []
    before.current = { mode, orderNos }
    for (const orderNo of known) if (!orderNos.includes(orderNo)) tellOf(orderNo)
  }, [orderNos, mode])
}
