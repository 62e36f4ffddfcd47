import type { Catalogue } from '../../catalogue/catalogue.ts'
import { textsIn } from '../../catalogue/texts/texts.ts'
import { applyEffects } from '../../core/apply.ts'
import type { DueHandler } from '../../core/due-events.ts'
import { type Effects, isRefused } from '../../domain/outcome.ts'
import type { Tables } from '../../store/store.ts'
import { planNext } from './editions.ts'
import { putUp } from './put-up.ts'
import { endAuction } from './rules/end.ts'
import type { Bid, Nft } from './rules/nft.ts'
import { bidAsSimulatedBidder, isSimulatedBidder } from './simulated-bidders.ts'
import type { NftTables } from './tables.ts'

/** Keeps what became of a work, and the bid that did it; nothing is told to simulated bidders. One that is over is followed by another. */
export const keepAuction = (
  tables: Tables<NftTables>,
  outcome: { readonly nft: Nft; readonly bid?: Bid } & Effects,
  now: number,
): void => {
  const wasLive = tables.nfts.get(outcome.nft.id)?.status === 'LIVE'
  tables.nfts.put(outcome.nft)
  if (wasLive && outcome.nft.status !== 'LIVE') planNext(tables, outcome.nft.id, now)
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
    const { id, artwork, runsMs, bids } = work
    putUp(tables, work, { id, title: texts.works[artwork], endsAt: now + runsMs })
    for (const [bidder, amount] of bids) {
      const outcome = bidAsSimulatedBidder(tables, id, bidder, amount, now)
      if (isRefused(outcome))
        throw new Error(`The sample bid of ${amount} for ${id} was refused with ${outcome.refused}.`)
      keepAuction(tables, outcome, now)
    }
  }
}
