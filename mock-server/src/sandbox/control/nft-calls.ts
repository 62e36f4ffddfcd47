import { isRejected } from '../../domain/outcome.ts'
import { codes } from '../../gen/messages.ts'
import { keepAuction } from '../../products/nfts/events.ts'
import { endAuctionNow } from '../../products/nfts/rules/end.ts'
import { bidAsSimulatedBidder } from '../../products/nfts/simulated-bidders.ts'
import { nftView } from '../../products/nfts/view.ts'
import type { ControlCall, ControlContext } from './control-call.ts'
import { conflict, invalid, notFound } from './control-error.ts'

/** A work as the customer API shows it. */
const show = ({ world, path }: ControlContext, now: number) => {
  const nft = world.store.read.nfts.get(path.nftId as string)
  if (!nft) throw notFound(`There is no work "${path.nftId}".`)
  return nftView(nft, { catalogue: world.catalogue, language: 'en', now })
}

/** Auctions: a simulated bidder bids, and an end before its time. */
export const nftCalls: readonly ControlCall[] = [
  {
    method: 'POST',
    path: 'nft/{nftId}/bid',
    run: (context) => {
      const { world, path, fields, now } = context
      const [botUser, amount] = [fields.text('botUser'), fields.text('amount')]
      if (!/^[A-Za-z0-9_-]{1,64}$/.test(botUser))
        throw invalid('"botUser" has 1 to 64 letters, digits, dashes or underscores.')
      world.store.transaction((tables) => {
        const outcome = bidAsSimulatedBidder(tables, path.nftId as string, botUser, amount, now)
        if (!isRejected(outcome)) return keepAuction(world, tables, outcome, now)
        if (outcome.error === 'nftStatusWrong') throw notFound(`There is no work "${path.nftId}".`)
        throw conflict(
          `The bid of ${amount} is refused with ${codes[outcome.error]}: see minNextBid of the work.`,
        )
      })
      return show(context, now)
    },
  },
  {
    method: 'POST',
    path: 'nft/{nftId}/endAuction',
    run: (context) => {
      const { world, path, now } = context
      world.store.transaction((tables) => {
        const nft = tables.nfts.get(path.nftId as string)
        if (!nft) throw notFound(`There is no work "${path.nftId}".`)
        const outcome = endAuctionNow(nft, now)
        if (isRejected(outcome)) throw conflict(`The auction of "${nft.id}" is over: it is ${nft.status}.`)
        keepAuction(world, tables, outcome, now)
      })
      return show(context, now)
    },
  },
]
