import { codes } from '../../gen/messages.ts'
import { bidAs, endEarly, findWork, worksByEnd } from '../../products/nfts/operator.ts'
import { type ControlCall, type ControlPlace, controlCall } from './control-call.ts'
import { conflict, invalid, notFound } from './control-error.ts'

const noWork = (nftId: string) => notFound(`There is no work "${nftId}".`)

/** A work as the customer API shows it. */
const show = ({ world, now }: ControlPlace, nftId: string) => {
  const work = findWork(world.store.read, nftId, { catalogue: world.catalogue, now })
  if (!work) throw noWork(nftId)
  return work
}

/** Auctions: a simulated bidder bids, and an end before its time. */
export const nftCalls: readonly ControlCall[] = [
  controlCall('listAuctions', (call) => ({
    auctions: worksByEnd(call.world.store.read, call.now).map((nftId) => {
      const { title, status, currentBid, minNextBid, bidCount, endsAt } = show(call, nftId)
      return { nftId, title, status, currentBid, minNextBid, bidCount, endsAt }
    }),
  })),
  controlCall('bidAsBot', (call) => {
    const { botUser: bidder, amount } = call.body
    const { nftId } = call.path
    if (!/^[A-Za-z0-9_-]{1,64}$/.test(bidder))
      throw invalid('"botUser" has 1 to 64 letters, digits, dashes or underscores.')
    call.world.store.transaction((tables) => {
      const error = bidAs(call.world, tables, { bidder, nftId, amount }, call.now)?.error
      if (error === 'nftStatusWrong') throw noWork(nftId)
      if (error !== undefined)
        throw conflict(`The bid of ${amount} is refused with ${codes[error]}: see minNextBid of the work.`)
    })
    return show(call, nftId)
  }),
  controlCall('endAuction', (call) => {
    const { nftId } = call.path
    const before = show(call, nftId)
    call.world.store.transaction((tables) => {
      const error = endEarly(call.world, tables, nftId, call.now)
      if (error) throw conflict(`The auction of "${nftId}" is over: it is ${before.status}.`)
    })
    return show(call, nftId)
  }),
]
