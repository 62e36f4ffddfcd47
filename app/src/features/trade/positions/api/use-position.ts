import { useGetOrderById } from '@swx/sdk/react'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { type Position, toPosition } from '../model/position.ts'

/** One position of the account in use, followed while it is open. */
export function usePosition(orderNo: string) {
  return useGetOrderById<Position>(
    { id: orderNo },
    {
      query: {
        staleTime: 0,
        select: toPosition,
        refetchInterval: refetchWhile((result) => result.status === 'OPEN'),
      },
    },
  )
}
