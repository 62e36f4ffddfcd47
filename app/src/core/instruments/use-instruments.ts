import { getMarketInfo } from '@swx/sdk'
import { useSwxClient } from '@swx/sdk/react'
import { useQueries } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { type Instrument, toInstrument } from './instrument.ts'

/** How long the terms of an instrument may be kept, as the contract says. */
const FRESH_MS = 300_000

/**
 * The instruments of records, by id; each asked for once however many records are of it. One that is not there yet,
 * or no longer listed, is missing.
 */
export function useInstruments(ids: readonly string[]): ReadonlyMap<string, Instrument> {
  const client = useSwxClient()
  const identity = useSyncExternalStore(client.subscribe, client.identity, client.identity)
  return useQueries({
    queries: [...new Set(ids)].map((id) => ({
      queryKey: ['instrument', id, identity],
      queryFn: async () => toInstrument(await getMarketInfo(client, { id })),
      staleTime: FRESH_MS,
      // The client below knows which calls may be repeated.
      retry: false,
    })),
    combine,
  })
}

function combine(
  answers: readonly { readonly data: Instrument | undefined }[],
): ReadonlyMap<string, Instrument> {
  return new Map(answers.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])))
}
