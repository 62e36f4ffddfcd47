import { useGetContentsById, useListContents } from '@swx/sdk/react'
import { keepPreviousData } from '@tanstack/react-query'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { languageClassOf } from './content.ts'

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
  return useGetContentsById({ id }, { query: { enabled: id !== '' } })
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
