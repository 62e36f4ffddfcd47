import { type Check, moved, unless } from '../../core/invariant.ts'
import type { NftTables } from './tables.ts'

/** LI-28: bids rise, one leads, and all that is paid for a work goes to the charity. */
export const checkAuctions: Check<NftTables> = function* ({ world, booked, entriesOf }) {
  const { nfts, bids } = world.store.read
  let donated = 0n
  for (const nft of nfts.list()) {
    const own = [...bids.listBy('nft', [nft.id])]
    const isRising = own.every((bid, index) => index === 0 || bid.amount > (own[index - 1]?.amount ?? 0n))
    yield* unless(isRising, 'LI-28', () => `the bids for ${nft.id} do not rise`)
    const last = own.at(-1)
    yield* unless(
      last === undefined || (nft.leading?.bidNo === last.bidNo && nft.leading.amount === last.amount),
      'LI-28',
      () => `${nft.leading?.bidNo} leads ${nft.id}, the last bid is ${last?.bidNo}`,
    )
    if (nft.status !== 'SOLD' || !nft.leading) continue
    donated += nft.leading.amount
    yield* unless(
      moved(entriesOf('NFT_SALE', nft.leading.bidNo), 'charity') === nft.leading.amount,
      'LI-28',
      () => `${nft.id} was sold for ${nft.leading?.amount}, and the charity got something else`,
    )
  }
  const charity = booked('real', 'charity')
  yield* unless(
    charity === donated,
    'LI-28',
    () => `the charity has ${charity}, works were sold for ${donated}`,
  )
}
