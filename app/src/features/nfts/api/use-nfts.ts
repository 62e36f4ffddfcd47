import { useListNft } from '@swx/sdk/react'
import { keepPreviousData } from '@tanstack/react-query'
import { limits } from '../../../config/limits.ts'
import { refetchWhile } from '../../../core/api/refetch-while.ts'
import { isLive } from '../model/nft.ts'

/**
 * Every work, past auctions included; one page holds the catalogue. Asked for again while one takes bids: what others
 * bid is known to the server alone. It is the same for everybody, so it stays on show while another mode or language
 * asks anew.
 */
export function useNfts() {
  return useListNft(
    { pageSize: limits.largestPage },
    {
      query: {
        staleTime: 0,
        select: ({ list }) => list,
        placeholderData: keepPreviousData,
        refetchInterval: refetchWhile(({ list }) => list.some(isLive)),
      },
      request: { cache: 'reload' },
    },
  )
}
