import { useListMarketByType } from '@swx/sdk/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { categoryKeyOf } from '#core/instruments/category.ts'
import { useAliasWords } from '#core/instruments/use-alias-words.ts'
import type { SearchItem } from '../model/search-item.ts'

/** How long the price list may be kept, as the contract says. */
const FRESH_MS = 300_000

/** Every instrument, in display order. */
export function useInstrumentItems() {
  const { t } = useTranslation(['market', 'search'])
  const aliasWords = useAliasWords(true)
  const list = useListMarketByType(undefined, { query: { staleTime: FRESH_MS } })
  const items = useMemo(
    () =>
      (list.data ?? []).map(
        (row): SearchItem => ({
          id: `instrument-${row.id}`,
          group: 'instruments',
          title: row.code,
          details: [row.name, t(categoryKeyOf(row.type))],
          href: paths.instrument.href({ code: row.code, type: row.type, id: row.id }),
          code: row.code,
          also: aliasWords(row.code),
          beside: t('search:beside'),
          instrument: row,
        }),
      ),
    [list.data, t, aliasWords],
  )
  return { ...list, items }
}
