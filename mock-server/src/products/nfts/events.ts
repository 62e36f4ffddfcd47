import { textsIn } from '../../catalogue/texts/texts.ts'
import { applyEffects } from '../../core/apply.ts'
import type { DueHandler } from '../../core/due-events.ts'
import type { ProductWorld } from '../../core/world.ts'
import { type Effects, isRejected } from '../../domain/outcome.ts'
import type { Tables } from '../../store/store.ts'
import { planNext } from './editions.ts'
import { putUp } from './put-up.ts'
import { endAuction } from './rules/end.ts'
import type { Bid, Nft } from './rules/nft.ts'
import { bidAsSimulatedBidder, isSimulatedBidder } from './simulated-bidders.ts'
import type { NftTables } from './tables.ts'

/** Puts a changed work, and the bid that changed it. A work whose auction is over is followed by another. */
export const putAuction = (
  tables: Tables<NftTables>,
  { nft, bid }: { readonly nft: Nft; readonly bid?: Bid },
  now: number,
): void => {
  const wasLive = tables.nfts.get(nft.id)?.status === 'LIVE'
  tables.nfts.put(nft)
  if (wasLive && nft.status !== 'LIVE') planNext(tables, nft.id, now)
  if (bid) tables.bids.insert(bid)
}

/** The same with its effects; nothing is told to simulated bidders. */
export const keepAuction = (
  world: Pick<ProductWorld, 'emit' | 'planReview'>,
  tables: Tables<NftTables>,
  outcome: { readonly nft: Nft; readonly bid?: Bid } & Effects,
  now: number,
): void => {
  putAuction(tables, outcome, now)
  const notices = outcome.notices.filter(({ userId }) => !isSimulatedBidder(userId))
  applyEffects(world, tables, { ...outcome, notices }, now)
}

/** Ends an auction at its time; one that a late bid has moved, or that is over, stays as it is. */
export const endAuctionInTime: DueHandler<NftTables> = (tables, { ref, at }, world) => {
  const nft = tables.nfts.get(ref)
  const outcome = nft && endAuction(nft, at)
  if (outcome && !isRejected(outcome)) keepAuction(world, tables, outcome, at)
}

/** Puts the works of the catalogue on auction, with the bids that simulated bidders made so far. */
export const openAuctions = (
  world: Pick<ProductWorld, 'catalogue' | 'emit' | 'planReview'>,
  tables: Tables<NftTables>,
  now: number,
): void => {
  const { works } = world.catalogue
  const texts = textsIn('en')
  for (const work of works.all()) {
    const { id, artwork, runsMs, bids } = work
    putUp(tables, work, { id, title: texts.works[artwork], endsAt: now + runsMs })
    for (const [bidder, amount] of bids) {
      const outcome = bidAsSimulatedBidder(tables, id, bidder, amount, now)
      if (isRejected(outcome))
        throw new Error(`The sample bid of ${amount} for ${id} was rejected with ${outcome.error}.`)
      keepAuction(world, tables, outcome, now)
    }
  }
}
