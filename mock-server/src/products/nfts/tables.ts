import type { CoreTables } from '../../core/tables.ts'
import { defineTable, sortable } from '../../store/define-table.ts'
import type { Bid, Nft } from './rules/nft.ts'

/** Charity works and the bids for them. */
export const nftTables = {
  nfts: defineTable<Nft>({
    key: (row) => row.id,
    index: {
      status: (row) => [row.status],
      work: (row) => [row.editionOf ?? row.id],
    },
  }),
  bids: defineTable<Bid>({
    key: (row) => row.bidNo,
    index: {
      nft: (row) => [row.nftId, sortable(row.at)],
      user: (row) => [row.userId, sortable(row.at)],
    },
  }),
}

/** The tables that this product sees: its own and those that all share. */
export type NftTables = CoreTables & typeof nftTables
