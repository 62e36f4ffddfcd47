import { type GetOrderByIdAnswer, useGetOrderById } from '@swx/sdk/react'
import { type Position, toPosition } from '../model/position.ts'

const REFRESH_MS = 10_000

/** One position of the account in use, followed while it is open. */
export function usePosition(orderNo: string) {
  return useGetOrderById<Position>(orderNo, {
    query: {
      staleTime: 0,
      select: ({ result }: GetOrderByIdAnswer) => toPosition(result),
      refetchInterval: ({ state }) => (state.data?.result.status === 'OPEN' ? REFRESH_MS : false),
    },
  })
}
