import { listNftBid } from '@swx/sdk'
import { useEffect, useRef } from 'react'
import { usePages } from '#core/api/use-pages.ts'
import type { Nft, NftBid } from '../model/nft.ts'

/** The bids for a work, newest first; asked for again when the work has more of them. */
export function useNftBids({ id, bidCount }: Pick<Nft, 'id' | 'bidCount'>) {
  const bids = usePages<NftBid>({
    key: ['nft-bids', id],
    fetchPage: (client, pageNum) => listNftBid(client, { nftId: id, pageNum }, { cache: 'reload' }),
  })
  const { refetch } = bids
  const known = useRef(bidCount)
  useEffect(() => {
    if (known.current === bidCount) return
    known.current = bidCount
    void refetch()
  }, [bidCount, refetch])
  return bids
}
