import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { ProductWorld } from '../../core/world.ts'
import { type CommandError, isRejected, reject } from '../../domain/outcome.ts'
import type { ReadTables, Tables } from '../../store/store.ts'
import { keepAuction } from './events.ts'
import type { BuyNftError } from './rules/bid.ts'
import { endAuctionNow } from './rules/end.ts'
import { isLive } from './rules/nft.ts'
import { bidAsSimulatedBidder } from './simulated-bidders.ts'
import type { NftTables } from './tables.ts'
import { nftView } from './view.ts'

/** The work of an id as the customer API shows it, in English; undefined when there is none. */
export const findWork = (
  { nfts }: ReadTables<NftTables>,
  id: string,
  { catalogue, now }: { readonly catalogue: Catalogue; readonly now: number },
) => {
  const nft = nfts.get(id)
  return nft && nftView(nft, { catalogue, language: 'en', now })
}

/** The ids of all works: those on auction first, by their end. */
export const worksByEnd = ({ nfts }: ReadTables<NftTables>, now: number): readonly string[] =>
  [...nfts.list()]
    .sort((a, b) => Number(isLive(b, now)) - Number(isLive(a, now)) || a.endsAt - b.endsAt)
    .map(({ id }) => id)

type OperatorWorld = Pick<ProductWorld, 'emit' | 'planReview'>

/** A bid in the name of a simulated bidder; `nftStatusWrong` for a work that there is not. */
export const bidAs = (
  world: OperatorWorld,
  tables: Tables<NftTables>,
  { bidder, nftId, amount }: { readonly bidder: string; readonly nftId: string; readonly amount: string },
  now: number,
): CommandError<BuyNftError> | undefined => {
  const outcome = bidAsSimulatedBidder(tables, nftId, bidder, amount, now)
  if (isRejected(outcome)) return outcome
  keepAuction(world, tables, outcome, now)
  return undefined
}

/** Ends an auction before its time; `recordNotOpen` when it is over, `recordNotFound` when there is no such work. */
export const endEarly = (
  world: OperatorWorld,
  tables: Tables<NftTables>,
  nftId: string,
  now: number,
): CommandError | undefined => {
  const nft = tables.nfts.get(nftId)
  const outcome = nft ? endAuctionNow(nft, now) : reject('recordNotFound')
  if (isRejected(outcome)) return outcome
  keepAuction(world, tables, outcome, now)
  return undefined
}
