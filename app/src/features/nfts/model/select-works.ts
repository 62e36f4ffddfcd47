import { compareDecimals } from '@swx/sdk/money'
import { isLive, type Nft } from './nft.ts'
import type { NftSort, NftsQuery, ShownNfts } from './nfts-query.ts'

const belongs: Readonly<Record<ShownNfts, (work: Nft) => boolean>> = {
  all: () => true,
  live: isLive,
  ended: (work) => !isLive(work),
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
export const countsOf = (works: readonly Nft[]): Readonly<Record<ShownNfts, number>> => ({
  all: works.length,
  live: works.filter(belongs.live).length,
  ended: works.filter(belongs.ended).length,
})

/** The works that filter and search leave, in the chosen order. */
export function selectWorks(works: readonly Nft[], { shown, sort, search }: NftsQuery): readonly Nft[] {
  const wanted = search.trim().toLocaleLowerCase()
  const isFound = ({ title, creator, charity }: Nft) =>
    [title, creator, charity.name].some((text) => text.toLocaleLowerCase().includes(wanted))
  return works
    .filter((work) => belongs[shown](work) && isFound(work))
    .toSorted((a, b) => orders[sort](a, b) || byEnd(a, b) || a.id.localeCompare(b.id))
}
