import { useGetOptionsOrderById } from '@swx/sdk/react'
import { type Option, toOption } from '../model/option.ts'

/** While an option is open it is asked for again this often. */
const REFRESH_MS = 10_000

/** One option of the account in use, followed until it is settled. */
export function useOption(orderNo: string) {
  return useGetOptionsOrderById<Option>(orderNo, {
    query: {
      staleTime: 0,
      select: ({ result }) => toOption(result),
      refetchInterval: ({ state }) => (state.data?.result.status === 'OPEN' ? REFRESH_MS : false),
    },
  })
}
