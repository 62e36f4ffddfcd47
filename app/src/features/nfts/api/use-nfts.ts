import { listNft } from '@swx/sdk'
import { useEffect } from 'react'
import { limits } from '../../../config/limits.ts'
import { usePages } from '../../../core/paging/use-pages.ts'
import { isLive, type Nft } from '../model/nft.ts'

/**
 * Every work, past auctions included: sorting, filter and sums are over all of them, so that further pages are fetched
 * by themselves. Asks again while one takes bids.
 */
export function useNfts() {
  const works = usePages<Nft>({
    key: ['nfts'],
    fetchPage: (client, pageNum) =>
      listNft(client, { pageNum, pageSize: limits.largestPage }, { cache: 'reload' }),
    isLive,
  })
  const { hasMore, isLoadingMore, hasFailedMore, loadMore } = works
  const isIncomplete = hasMore && !isLoadingMore && !hasFailedMore
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is missing
  useEffect(() => {
    if (isIncomplete) loadMore()
  }, [isIncomplete])
  return works
}
