import type { Product } from '../../core/product.ts'
import { putUpNext } from './editions.ts'
import { endAuctionInTime, openAuctions } from './events.ts'
import { checkAuctions } from './invariants.ts'
import { type NftTables, nftTables } from './tables.ts'

/** Charity auctions. */
export const nfts: Product<NftTables, 'nftEnd' | 'nftNext'> = {
  tables: nftTables,
  due: { nftEnd: endAuctionInTime, nftNext: putUpNext },
  begin: openAuctions,
  facts: {
    openRecords: ({ nfts }, userId) => ({
      bids: [...nfts.list()].filter(({ status, leading }) => status === 'LIVE' && leading?.userId === userId)
        .length,
    }),
    *holdings({ nfts }) {
      for (const { leading, status } of nfts.list())
        if (status === 'LIVE' && leading)
          yield { mode: 'real', userId: leading.userId, account: 'held', amount: leading.amount }
    },
  },
  invariants: [checkAuctions],
}
