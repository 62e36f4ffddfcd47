import { getInstrument, type SwxClient } from '@swx/sdk'
import { getInstrumentQueryKey, swxQueryOptions, useSwxClient, useSwxQueries } from '@swx/sdk/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refetchWhile } from '#core/api/refetch-while.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { livePrices } from '#core/live-prices/store.ts'

/** A feed that has said nothing for so long may be down. */
const QUIET_MS = 5_000

type Watched = Pick<Instrument, 'id' | 'code' | 'marketHours'>

const isQuiet = (code: string) =>
  !livePrices.status().isPaused && Date.now() - (livePrices.asOf(code) ?? Number.NEGATIVE_INFINITY) > QUIET_MS

/** Asks for the session and the current price; the price is shown where the feed says nothing, or always. */
async function askFor(
  client: SwxClient,
  { id, code }: Watched,
  always: boolean,
): Promise<Watched['marketHours']> {
  const { price, zdf, session } = await getInstrument(client, { id }, { cache: 'reload' })
  if (always || isQuiet(code)) livePrices.take({ code, price, zdf })
  return session
}

/**
 * Whether instruments still trade, asked for as long as a review is open. Terms are not taken over: those that the user
 * read are the ones that are sent.
 */
export function useReviewSessions(instruments: readonly Watched[], open: boolean) {
  const client = useSwxClient()
  const queries = useQueryClient()
  const answers = useSwxQueries((own) =>
    instruments.map((watched) => ({
      ...swxQueryOptions(own, ['review', watched.id], (fresh) => askFor(fresh, watched, false)),
      enabled: open,
      // What an earlier review was told may no longer be true.
      gcTime: 0,
      refetchInterval: refetchWhile(() => open),
    })),
  )

  const changedId = instruments.find(
    ({ marketHours }, index) => answers[index]?.data !== undefined && answers[index].data !== marketHours,
  )?.id
  // The page learns of it when the review is closed: until then the terms stay those that were read.
  useEffect(() => {
    if (!open || changedId === undefined) return
    return () =>
      void queries.invalidateQueries({ queryKey: getInstrumentQueryKey(client, { id: changedId }) })
  }, [open, changedId, client, queries])

  return {
    /** The sessions, by the id of the instrument. */
    sessions: new Map(
      instruments.map(({ id, marketHours }, index) => [id, answers[index]?.data ?? marketHours]),
    ),
    /** Asks for the current prices and shows them. */
    refresh: () => Promise.allSettled(instruments.map((watched) => askFor(client, watched, true))),
  }
}
