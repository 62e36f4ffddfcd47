import type { Page, SwxClient } from '@swx/sdk'
import { useSwxPages } from '@swx/sdk/react'
import { refetchWhile } from './refetch-while.ts'

/** A page as an operation with pages answers it. */
export interface NumberedPage<Row> extends Page<Row> {
  readonly total: number
  readonly pageNum: number
}

/** What a list with pages is asked with. */
export interface PagesOptions<Answer, Row> {
  /** Names the list and its filter: a plain, short array. */
  readonly key: readonly unknown[]
  readonly fetchPage: (client: SwxClient, pageNum: number) => Promise<Answer & NumberedPage<Row>>
  readonly enabled?: boolean
  /** Whether a row can change without the user: the list is asked for again as long as it has such a row. */
  readonly isLive?: ((row: Row) => boolean) | undefined
}

/**
 * A list that grows page by page. Like the generated hooks it belongs to a user, a mode and a language, and asks
 * again after each write; the first page carries what an operation answers besides its rows.
 *
 * @example
 * usePages({ key: ['plans'], fetchPage: (client, pageNum) => listSmartOrder(client, { pageNum }) })
 */
export function usePages<Row, Answer = unknown>({
  key,
  fetchPage,
  enabled = true,
  isLive = () => false,
}: PagesOptions<Answer, Row>) {
  const query = useSwxPages(['pages', ...key], fetchPage, {
    enabled,
    refetchInterval: refetchWhile(({ pages }) => pages.some(({ list }) => list.some(isLive))),
  })
  const pages = query.data?.pages
  return {
    first: pages?.[0],
    rows: pages?.flatMap((page) => page.list as readonly Row[]),
    total: pages?.at(-1)?.total,
    isPending: query.isPending,
    /** The failure, when there is nothing to show instead. */
    error: pages === undefined ? query.error : null,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    /** The next page could not be had; what is there stays. */
    hasFailedMore: query.isFetchNextPageError,
    loadMore: () => void query.fetchNextPage(),
    refetch: query.refetch,
  }
}
