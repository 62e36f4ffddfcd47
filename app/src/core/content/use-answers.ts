import { getContentsByIdQueryOptions, useSwxQueries } from '@swx/sdk/react'
import type { ContentItem } from './content.ts'

/** With more questions than that the search reads only the questions. */
const READ_MAX = 60

/**
 * The answers that the search reads, by id of their question: as many as have arrived.
 *
 * @param isWanted whether the user searches; nothing is asked for before
 */
export function useAnswers(items: readonly ContentItem[], isWanted: boolean): ReadonlyMap<string, string> {
  const isRead = isWanted && items.length <= READ_MAX
  return useSwxQueries(
    (client) => (isRead ? items : []).map(({ id }) => getContentsByIdQueryOptions(client, { id })),
    combine,
  )
}

function combine(
  answers: readonly { readonly data: { readonly id: string; readonly body: string } | undefined }[],
): ReadonlyMap<string, string> {
  return new Map(answers.flatMap(({ data }) => (data ? [[data.id, data.body] as const] : [])))
}
