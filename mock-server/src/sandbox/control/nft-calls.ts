import { isRejected } from '../../domain/outcome.ts'
import { codes } from '../../gen/messages.ts'
import { keepAuction } from '../../products/nfts/events.ts'
import { endAuctionNow } from '../../products/nfts/rules/end.ts'
import { isLive } from '../../products/nfts/rules/nft.ts'
import { bidAsSimulatedBidder } from '../../products/nfts/simulated-bidders.ts'
import { nftView } from '../../products/nfts/view.ts'
import type { World } from '../../runtime/world.ts'
import { type ControlCall, controlCall } from './control-call.ts'
import { conflict, invalid, notFound } from './control-error.ts'

/** A work as the customer API shows it. */
const show = (world: World, nftId: string, now: number) => {
  const nft = world.store.read.nfts.get(nftId)
  if (!nft) throw notFound(`There is no work "${nftId}".`)
  return nftView(nft, { catalogue: world.catalogue, language: 'en', now })
}

/** Auctions: a simulated bidder bids, and an end before its time. */
export const nftCalls: readonly ControlCall[] = [
  controlCall('listAuctions', ({ world, now }) => ({
    auctions: [...world.store.read.nfts.list()]
      .sort((a, b) => Number(isLive(b, now)) - Number(isLive(a, now)) || a.endsAt - b.endsAt)
      .map(({ id: nftId }) => {
        const { title, status, currentBid, minNextBid, bidCount, endsAt } = show(world, nftId, now)
        return { nftId, title, status, currentBid, minNextBid, bidCount, endsAt }
      }),
  })),
  controlCall('bidAsBot', ({ world, path: { nftId }, body: { botUser, amount }, now }) => {
    if (!/^[A-Za-z0-9_-]{1,64}$/.test(botUser))
      throw invalid('"botUser" has 1 to 64 letters, digits, dashes or underscores.')
    world.store.transaction((tables) => {
      const outcome = bidAsSimulatedBidder(tables, nftId, botUser, amount, now)
      if (!isRejected(outcome)) return keepAuction(world, tables, outcome, now)
      if (outcome.error === 'nftStatusWrong') throw notFound(`There is no work "${nftId}".`)
      throw conflict(
        `The bid of ${amount} is refused with ${codes[outcome.error]}: see minNextBid of the work.`,
      )
    })
    return show(world, nftId, now)
  }),
  controlCall('endAuction', ({ world, path: { nftId }, now }) => {
    world.store.transaction((tables) => {
      const nft = tables.nfts.get(nftId)
      if (!nft) throw notFound(`There is no work "${nftId}".`)
      const outcome = endAuctionNow(nft, now)
      if (isRejected(outcome)) throw conflict(`The auction of "${nft.id}" is over: it is ${nft.status}.`)
      keepAuction(world, tables, outcome, now)
    })
    return show(world, nftId, now)
  }),
]
