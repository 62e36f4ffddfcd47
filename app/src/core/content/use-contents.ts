import { getContentQueryOptions, useGetContent, useListContents, useSwxQueries } from '@swx/sdk/react'
import { keepPreviousData } from '@tanstack/react-query'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { type ContentItem, languageClassOf } from './content.ts'

/**
 * Titles of every text of the operator: pages, questions, announcements. Asked for when the app starts and again in
 * each language; until then the titles of the language before stay.
 */
export function useContents() {
  const { language } = useLanguage()
  return useListContents(
    { languageClass: languageClassOf(language) },
    { query: { placeholderData: keepPreviousData } },
  )
}

/** A text with its body, by its id; nothing is asked for without one. */
export function useContent(id: string) {
  return useGetContent({ id }, { query: { enabled: id !== '' } })
}

/** Ids are at most this long; what is longer in an address is none. */
const ID_MAX = 64

/**
 * The text that a link names, in the language on show: an id of the other language class, from a link that was shared
 * or from before the language was changed, leads to the text about the same topic.
 *
 * @param id as the address has it
 */
export function useLinkedContent(id: string) {
  // No path has a dot or two as a part of its own.
  const isId = id.length <= ID_MAX && !/^\.{0,2}$/.test(id)
  const linked = useContent(isId ? id : '')
  const { data: items, isPlaceholderData } = useContents()
  const topic = linked.data?.topic
  const isForeign = items && !isPlaceholderData && !items.some((item) => item.id === id)
  const counterpart = isForeign && topic ? items.find((item) => item.topic === topic) : undefined
  const own = useContent(counterpart?.id ?? '')
  return { isNamed: isId, content: counterpart ? own : linked }
}

/** When there are more questions than this, the search reads no answers. */
const READ_MAX = 60

/**
 * The answers that the search reads, by id of their question: as many as have arrived.
 *
 * @param isWanted whether the user searches; nothing is asked for before
 */
export function useAnswers(items: readonly ContentItem[], isWanted: boolean): ReadonlyMap<string, string> {
  const isRead = isWanted && items.length <= READ_MAX
  return useSwxQueries(
    (client) => (isRead ? items : []).map(({ id }) => getContentQueryOptions(client, { id })),
    combine,
  )
}

function combine(
  answers: readonly { readonly data: { readonly id: string; readonly body: string } | undefined }[],
): ReadonlyMap<string, string> {
  return new Map(answers.flatMap(({ data }) => (data ? [[data.id, data.body] as const] : [])))
}
