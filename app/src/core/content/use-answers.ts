import { getContentsById } from '@swx/sdk'
import { useSwxClient } from '@swx/sdk/react'
import { useQueries } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { ContentItem } from './content.ts'

/** With more questions than that the search reads only the questions. */
const READ_MAX = 60

/** How long a text may be kept, as the contract says. */
const FRESH_MS = 300_000

/**
 * The answers that the search reads, by id of their question: as many as have arrived.
 *
 * @param isWanted whether the user searches; nothing is asked for before
 */
export function useAnswers(items: readonly ContentItem[], isWanted: boolean): ReadonlyMap<string, string> {
  const client = useSwxClient()
  const identity = useSyncExternalStore(client.subscribe, client.identity, client.identity)
  const isRead = isWanted && items.length <= READ_MAX
  return useQueries({
    queries: (isRead ? items : []).map(({ id }) => ({
      queryKey: ['answer', id, identity],
      queryFn: () => getContentsById(client, { id }),
      staleTime: FRESH_MS,
      // The client below knows which calls may be repeated.
      retry: false,
    })),
    combine,
  })
}

function combine(
  answers: readonly { readonly data: { readonly id: string; readonly body: string } | undefined }[],
): ReadonlyMap<string, string> {
  return new Map(answers.flatMap(({ data }) => (data ? [[data.id, data.body] as const] : [])))
}
