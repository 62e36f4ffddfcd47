import { getMarketInfo } from '@swx/sdk'
import { useSwxClient } from '@swx/sdk/react'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { refetchWhile } from '../../../../core/api/refetch-while.ts'
import type { Instrument } from '../../../../core/instruments/instrument.ts'
import { livePrices } from '../../../../core/live-prices/store.ts'

/** A feed that has said nothing for so long may be down. */
const QUIET_MS = 5_000

const fresh = { cache: 'reload' } as const

/**
 * Whether an instrument still trades, asked for as long as a review is open. Its price is taken over where the feed
 * says nothing. Terms are not: those that the user read are the ones that are sent.
 */
export function useReviewSession({ id, code }: Pick<Instrument, 'id' | 'code'>, open: boolean) {
  const client = useSwxClient()
  const identity = useSyncExternalStore(client.subscribe, client.identity, client.identity)
  const { data, refetch } = useQuery({
    queryKey: ['review', id, identity],
    queryFn: async () => {
      const info = await getMarketInfo(client, { id }, fresh)
      const quietMs = Date.now() - (livePrices.asOf(code) ?? Number.NEGATIVE_INFINITY)
      if (quietMs > QUIET_MS && !livePrices.status().isPaused) take(info)
      return info
    },
    enabled: open,
    staleTime: 0,
    // What an earlier review was told says nothing of now.
    gcTime: 0,
    retry: false,
    refetchInterval: refetchWhile(() => open),
  })
  const take = ({ price, zdf }: { price: number; zdf: number }) => livePrices.take({ code, price, zdf })

  return {
    session: open ? data?.session : undefined,
    /** Asks for the price of now and shows it. */
    refresh: async () => {
      const answer = await refetch()
      if (answer.data && !answer.isError) take(answer.data)
    },
  }
}
