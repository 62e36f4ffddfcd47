import { useListInstruments } from '@swx/sdk/react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { type ContentItem, contentLink, contentTypes } from '#core/content/content.ts'
import { useContents } from '#core/content/use-contents.ts'
import { categoryKeyOf } from '#core/instruments/category.ts'
import { useAliasWords } from '#core/instruments/use-alias-words.ts'
import { useInstrumentName } from '#core/instruments/use-instrument-name.ts'
import { useActionItems } from '../api/use-action-items.ts'
import { useOwnItems } from '../api/use-own-items.ts'
import { usePageItems } from '../api/use-page-items.ts'
import { useSettingItems } from '../api/use-setting-items.ts'
import { indexItems, searchItems } from '../model/search-index.ts'
import type { SearchGroup, SearchItem } from '../model/search-item.ts'

/** How many of a group are shown among others, and alone. */
const SHOWN_OF_EACH = 5
const SHOWN_ALONE = 50

/** What was typed and what fits it: instruments, own records, actions, settings, help and pages. */
export function useSearch() {
  const [text, setText] = useState('')
  const [group, setGroup] = useState<SearchGroup | 'all'>('all')
  const instruments = useInstrumentItems()
  const own = useOwnItems()
  const help = useHelpItems()
  const actions = useActionItems()
  const settings = useSettingItems()
  const pages = usePageItems()

  // Each list is made ready when it arrives, not all of them with it.
  const ofInstruments = useIndexed(instruments.items)
  const ofOwn = useIndexed(own.items)
  const ofActions = useIndexed(actions)
  const ofSettings = useIndexed(settings)
  const ofHelp = useIndexed(help.items)
  const ofPages = useIndexed(pages)
  const index = useMemo(
    () => [ofInstruments, ofOwn, ofActions, ofSettings, ofHelp, ofPages].flat(),
    [ofInstruments, ofOwn, ofActions, ofSettings, ofHelp, ofPages],
  )
  const search = useDeferredValue(text.trim())
  const groups = useMemo(() => searchItems(index, search), [index, search])
  const alone = groups.find((results) => results.group === group)
  const shown = alone
    ? [{ ...alone, items: alone.items.slice(0, SHOWN_ALONE) }]
    : groups.map((results) => ({ ...results, items: results.items.slice(0, SHOWN_OF_EACH) }))

  return {
    text,
    search,
    groups,
    shown,
    group: alone ? alone.group : ('all' as const),
    setGroup,
    setText: (next: string) => {
      setText(next)
      setGroup('all')
    },
    isPending: instruments.isLoading || own.isPending || help.isLoading,
    hasFailed: instruments.isError || own.isError || help.isError,
    retry: () => {
      own.retry()
      if (instruments.isError) void instruments.refetch()
      if (help.isError) void help.refetch()
    },
  }
}

const useIndexed = (items: readonly SearchItem[]) => useMemo(() => indexItems(items), [items])

const kindOf = ({ type }: ContentItem) =>
  type === contentTypes.question ? 'question' : type === contentTypes.announcement ? 'announcement' : 'text'

/** Questions, announcements and the operator's texts, by their titles. */
function useHelpItems() {
  const { t } = useTranslation('search')
  const list = useContents()
  const items = useMemo(
    () =>
      (list.data ?? []).map(
        (item): SearchItem => ({
          id: `help-${item.id}`,
          group: 'help',
          title: item.title,
          details: [t(`kind.${kindOf(item)}`)],
          href: contentLink(item),
        }),
      ),
    [list.data, t],
  )
  return { ...list, items }
}

/** Every instrument, in display order. */
function useInstrumentItems() {
  const { t } = useTranslation(['market', 'search'])
  const aliasWords = useAliasWords(true)
  const nameOf = useInstrumentName()
  const list = useListInstruments(undefined, {
    // The same question as the price list asks, so that both have one answer.
    request: { withResponse: true },
    query: { select: ({ result }) => result },
  })
  const items = useMemo(
    () =>
      (list.data ?? []).map(
        (row): SearchItem => ({
          id: `instrument-${row.id}`,
          group: 'instruments',
          title: row.code,
          details: [nameOf(row), t(categoryKeyOf(row.type))],
          href: paths.instrument.href({ code: row.code, type: row.type, id: row.id }),
          code: row.code,
          also: aliasWords(row.code),
          beside: t('search:beside'),
          instrument: row,
        }),
      ),
    [list.data, t, aliasWords, nameOf],
  )
  return { ...list, items }
}
