import { compareDecimals } from '@swx/sdk/money'
import { findBest, indexBy } from '#lib/search/find-best.ts'
import { isLive, type Nft } from './nft.ts'

const shown = ['live', 'ended', 'watched'] as const
const sorts = ['ending', 'priceUp', 'priceDown', 'bids'] as const

/** Which works are on show. */
export type ShownNfts = 'all' | (typeof shown)[number]
/** In which order. */
export type NftSort = (typeof sorts)[number]

/** What the page shows, as far as a link can say it. */
export interface NftsQuery {
  readonly shown: ShownNfts
  readonly sort: NftSort
  readonly search: string
}

/** Every order, in the order of the picker. */
export const nftSorts: readonly NftSort[] = sorts

/** Reads the state of the page from a link. What is not understood is left at its default. */
export function parseNftsQuery(params: URLSearchParams): NftsQuery {
  return {
    shown: shown.find((known) => known === params.get('show')) ?? 'all',
    sort: sorts.find((known) => known === params.get('sort')) ?? 'ending',
    search: (params.get('q') ?? '').slice(0, 80),
  }
}

/** Writes the state of the page into a link; what is at its default is left out. */
export function writeNftsQuery({ shown: show, sort, search }: NftsQuery): URLSearchParams {
  return new URLSearchParams({
    ...(show === 'all' ? {} : { show }),
    ...(sort === 'ending' ? {} : { sort }),
    ...(search ? { q: search } : {}),
  })
}

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
