import type { Catalogue } from '../../catalogue/catalogue.ts'
import { textsIn } from '../../catalogue/texts/texts.ts'
import { applyEffects } from '../../core/apply.ts'
import type { DueHandler } from '../../core/due-events.ts'
import { schedule } from '../../core/due-events.ts'
import { type Effects, isRefused } from '../../domain/outcome.ts'
import type { Tables } from '../../store/store.ts'
import { endAuction } from './rules/end.ts'
import type { Bid, Nft } from './rules/nft.ts'
import { bidAsSimulatedBidder, isSimulatedBidder } from './simulated-bidders.ts'
import type { NftTables } from './tables.ts'

/** Keeps what became of a work, and the bid that did it; nothing is told to simulated bidders. */
export const keepAuction = (
  tables: Tables<NftTables>,
  outcome: { readonly nft: Nft; readonly bid?: Bid } & Effects,
  now: number,
): void => {
  tables.nfts.put(outcome.nft)
  if (outcome.bid) tables.bids.insert(outcome.bid)
  const notices = outcome.notices.filter(({ userId }) => !isSimulatedBidder(userId))
  applyEffects(tables, { ...outcome, notices }, now)
}

/** Ends an auction at its time; one that a late bid has moved, or that is over, stays as it is. */
export const endAuctionInTime: DueHandler<NftTables> = (tables, { ref, at }) => {
  const nft = tables.nfts.get(ref)
  const outcome = nft && endAuction(nft, at)
  if (outcome && !isRefused(outcome)) keepAuction(tables, outcome, at)
}

/** Puts the works of the catalogue on auction, with the bids that simulated bidders made so far. */
export const openAuctions = (tables: Tables<NftTables>, { works }: Catalogue, now: number): void => {
  const texts = textsIn('en')
  for (const work of works.all()) {
    const { id, artwork, creator, charity, startPrice, buyNowPrice, runsMs, bids } = work
    const endsAt = now + runsMs
    tables.nfts.insert({
      id,
      title: texts.works[artwork],
      // Records hold no pictures: the view finds the drawing by this name.
      imageUrl: artwork,
      creator,
      chain: 'SANDBOX',
      address: `SANDBOX-NFT-${id.slice(2)}`,
      startPrice,
      ...(buyNowPrice === undefined ? {} : { buyNowPrice }),
      endsAt,
      bidCount: 0,
      cumulativeDonation: 0n,
      charity: { name: texts.charities[charity] },
      status: 'LIVE',
    })
    schedule(tables, { at: endsAt, kind: 'nftEnd', ref: id })
    for (const [bidder, amount] of bids) {
      const outcome = bidAsSimulatedBidder(tables, id, bidder, amount, now)
      if (isRefused(outcome))
        throw new Error(`The sample bid of ${amount} for ${id} was refused with ${outcome.refused}.`)
      keepAuction(tables, outcome, now)
    }
  }
}
