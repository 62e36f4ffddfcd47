import { id, maybe, minorUnits, oneOf, shapeOf, text, textLike, time, whole } from '../../core/row-shape.ts'
import type { Bid, LeadingBid, Nft } from './rules/nft.ts'

/** What works and bids in a world file may hold. */
export const nftShapes = {
  nfts: shapeOf<Nft>()({
    id,
    title: text(),
    imageUrl: textLike(/^[\w./-]{1,200}$/),
    creator: text(),
    editionOf: maybe(id),
    edition: maybe(whole(2)),
    chain: text(),
    address: text(),
    startPrice: minorUnits,
    buyNowPrice: maybe(minorUnits),
    endsAt: time,
    leading: maybe(shapeOf<LeadingBid>()({ bidNo: id, userId: id, amount: minorUnits })),
    bidCount: whole(),
    cumulativeDonation: minorUnits,
    charity: shapeOf<Nft['charity']>()({
      name: text(),
      registrationNo: maybe(text()),
      url: maybe(textLike(/^https:\/\/[^\s<>"]{1,200}$/)),
    }),
    status: oneOf('DRAFT', 'LIVE', 'SOLD', 'ENDED', 'WITHDRAWN'),
  }),
  bids: shapeOf<Bid>()({
    bidNo: id,
    nftId: id,
    userId: id,
    amount: minorUnits,
    receiveAddress: text(),
    at: time,
  }),
}
