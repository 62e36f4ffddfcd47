import type { WorkRecord } from '../../catalogue/records/work-record.ts'
import { textsIn } from '../../catalogue/texts/texts.ts'
import { schedule } from '../../core/due-events.ts'
import type { Tables } from '../../store/store.ts'
import type { Nft } from './rules/nft.ts'
import type { NftTables } from './tables.ts'

/** Puts a work of the catalogue, or an edition of one, on auction. */
export const putUp = (
  tables: Tables<NftTables>,
  { artwork, creator, charity, startPrice, buyNowPrice }: WorkRecord,
  own: Pick<Nft, 'id' | 'title' | 'endsAt' | 'editionOf' | 'edition'>,
): void => {
  tables.nfts.insert({
    ...own,
    // Records hold no pictures: the view finds the drawing by this name.
    imageUrl: artwork,
    creator,
    chain: 'SANDBOX',
    address: `SANDBOX-NFT-${own.id.slice(2)}`,
    startPrice,
    ...(buyNowPrice === undefined ? {} : { buyNowPrice }),
    bidCount: 0,
    cumulativeDonation: 0n,
    charity: { name: textsIn('en').charities[charity] },
    status: 'LIVE',
  })
  schedule(tables, { at: own.endsAt, kind: 'nftEnd', ref: own.id })
}
