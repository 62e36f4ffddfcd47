import { compareDecimals } from '@swx/sdk/money'
import { defineQuery, named, oneOf, type QueryOf, text } from '#lib/query-string/define-query.ts'
import { findBest, indexBy } from '#lib/search/find-best.ts'
import { isLive, type Nft } from './nft.ts'

/** In which order works are shown, in the order of the picker. */
export const nftSorts = ['ending', 'priceUp', 'priceDown', 'bids'] as const

/** What the page of NFTs shows, as far as a link can say it. */
export const nftsQuery = defineQuery({
  shown: named('show', oneOf(['all', 'live', 'ended', 'watched'])),
  sort: oneOf(nftSorts),
  search: named('q', text(80)),
})

/** What {@link nftsQuery} reads. */
export type NftsQuery = QueryOf<typeof nftsQuery>

/** Ids of the works that the user watches. */
type Watched = readonly string[]

const belongs: Readonly<Record<NftsQuery['shown'], (work: Nft, watched: Watched) => boolean>> = {
  all: () => true,
  live: isLive,
  ended: (work) => !isLive(work),
  watched: ({ id }, watched) => watched.includes(id),
}

const orders: Readonly<Record<NftsQuery['sort'], (a: Nft, b: Nft) => number>> = {
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
export function countsOf(
  works: readonly Nft[],
  watched: Watched,
): Readonly<Record<NftsQuery['shown'], number>> {
  const count = (shown: NftsQuery['shown']) => works.filter((work) => belongs[shown](work, watched)).length
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
