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
