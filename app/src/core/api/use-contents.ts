import { useListContents } from '@swx/sdk/react'
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
