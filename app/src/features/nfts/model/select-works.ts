import { compareDecimals } from '@swx/sdk/money'
import { findBest, indexBy } from '#lib/search/find-best.ts'
import { isLive, type Nft } from './nft.ts'
import type { NftSort, NftsQuery, ShownNfts } from './nfts-query.ts'

/** Ids of the works that the user watches. */
type Watched = readonly string[]

const belongs: Readonly<Record<ShownNfts, (work: Nft, watched: Watched) => boolean>> = {
  all: () => true,
  live: isLive,
  ended: (work) => !isLive(work),
  watched: ({ id }, watched) => watched.includes(id),
}

const orders: Readonly<Record<NftSort, (a: Nft, b: Nft) => number>> = {
  ending: byEnd,
  priceUp: (a, b) => compareDecimals(a.currentBid, b.currentBid),
  priceDown: (a, b) => compareDecimals(b.currentBid, a.currentBid),
  bids: (a, b) => b.bidCount - a.bidCount,
}

/** Live ones first, the next to end before the others; of those that are over the latest first. */
function byEnd(a: Nft, b: Nft): number {
  if (isLive(a) !== isLive(b)) return isLive(a) ? -1 : 1
  const earlier = Date.parse(a.endsAt) - Date.parse(b.endsAt)
  return isLive(a) ? earlier : -earlier
}

/** How many works each choice of the filter shows. */
export function countsOf(works: readonly Nft[], watched: Watched): Readonly<Record<ShownNfts, number>> {
  const count = (shown: ShownNfts) => works.filter((work) => belongs[shown](work, watched)).length
  return { all: works.length, live: count('live'), ended: count('ended'), watched: count('watched') }
}

/** The works that filter and search leave, in the chosen order. */
export function selectWorks(
  works: readonly Nft[],
  { shown, sort, search }: NftsQuery,
  watched: Watched,
): readonly Nft[] {
  const index = indexBy(
    works.filter((work) => belongs[shown](work, watched)),
    ({ title, creator, charity }) => ({ names: [title, creator, charity.name] }),
  )
  return (search.trim() === '' ? index : findBest(index, search))
    .map(({ thing }) => thing)
    .toSorted((a, b) => orders[sort](a, b) || byEnd(a, b) || a.id.localeCompare(b.id))
}
