import { listWaitingOrders, type Operation, type SwxClient } from '@swx/sdk'
import { useListWaitingOrders } from '@swx/sdk/react'
import { limits } from '#config/limits.ts'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { usePages } from '#core/api/use-pages.ts'
import { useSession } from '#core/session/use-session.ts'
import { useRefetchOnPrice } from '#features/trade/shared/api/use-refetch-on-price.ts'
import { isFilledAt, toWaitingOrder, type WaitingOrder } from '../model/waiting-order.ts'

/** The waiting orders of the account in use, newest first. */
interface WaitingOrders {
  readonly rows: readonly WaitingOrder[]
  /** All of them, where there are more than one page shows. */
  readonly total: number
}

/** The waiting orders of the account in use; empty for visitors, without a request. */
export function useWaitingOrders() {
  const { isLoggedIn } = useSession()
  const list = useListWaitingOrders<WaitingOrders>(
    { status: 'WAITING', pageSize: limits.largestPage },
    {
      query: {
        enabled: isLoggedIn,
        select: toWaitingOrders,
        refetchInterval: refetchWhile(({ list: rows }) => rows.length > 0),
      },
    },
  )
  useRefetchOnPrice(list.data?.rows, isFilledAt, list.refetch)
  return list
}

const toWaitingOrders = ({ list, total }: Operation<'listWaitingOrders'>['result']): WaitingOrders => ({
  rows: list.map(toWaitingOrder),
  total,
})

/** All waiting orders there ever were, newest first, page by page; those that wait are looked at again. */
export function usePastOrders() {
  const { isLoggedIn } = useSession()
  return usePages({
    key: ['waiting orders'],
    enabled: isLoggedIn,
    fetchPage: async (client, pageNum) => {
      const page = await listWaitingOrders(client, { pageNum })
      return { ...page, list: page.list.map(toWaitingOrder) }
    },
    isLive: ({ status }: WaitingOrder) => status === 'WAITING',
  })
}

/** How an order stands now, asked for anew; undefined where it is not among the newest hundred. */
export async function findWaitingOrder(
  client: SwxClient,
  orderNo: string,
): Promise<WaitingOrder | undefined> {
  const { list } = await listWaitingOrders(client, { pageSize: limits.largestPage }, { cache: 'reload' })
  const found = list.find((order) => order.orderNo === orderNo)
  return found && toWaitingOrder(found)
}
