import { getInstrument } from '@swx/sdk'
import { useSwxQuery } from '@swx/sdk/react'
import { limits } from '#config/limits.ts'
import { refetchWhile } from '#core/api/refetch-while.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import type { MarketHours } from '#core/instruments/market-hours.tsx'

/**
 * Whether an instrument trades now. A halt comes at any time, and the feed of prices says nothing of it: it is asked for
 * as long as it is on show. The terms of the instrument stay those that its page shows.
 */
export const useMarketHours = ({ id, marketHours }: Pick<Instrument, 'id' | 'marketHours'>): MarketHours =>
  useSwxQuery(
    ['market hours', id],
    async (client) => (await getInstrument(client, { id }, { cache: 'reload' })).session,
    { initialData: marketHours, staleTime: limits.refetchLive, refetchInterval: refetchWhile(() => true) },
  ).data ?? marketHours
