import type { components } from '@swx/sdk'

/** A charity NFT, on auction or after it. */
export type Nft = components['schemas']['Nft']

/** A charity NFT with the own highest bid for it. */
export type MyNft = components['schemas']['MyNft']

/** A bid with a masked name. */
export type NftBid = components['schemas']['NftBid']

/** What amounts are typed in. */
export const dollars = { scale: 2, currency: 'USD' } as const

/** The rules of an auction that the contract states and no operation serves. */
export const auctionRules = {
  /** A bid in the last minutes moves the end so far away from it. */
  extensionMs: 15 * 60_000,
  /** How far the next bid is above the leading one, as a fraction. */
  raise: '0.05',
} as const

/** Whether it takes bids, as far as the server has said. */
export const isLive = ({ status }: Pick<Nft, 'status'>): boolean => status === 'LIVE'

/** Whether a bid made now would move the end. */
export const isLate = (work: Pick<Nft, 'status' | 'endsAt'>, now: number): boolean =>
  isLive(work) && Date.parse(work.endsAt) - now < auctionRules.extensionMs

/** What a work is to the user: `none` without a bid of theirs. */
type OwnState = 'none' | 'leading' | 'outbid' | 'owned' | 'returned'

/** What a work is to the user, by the own bid for it, if there is one. */
export function ownState(
  { status }: Pick<Nft, 'status'>,
  mine: Pick<MyNft, 'leading'> | undefined,
): OwnState {
  if (mine === undefined) return 'none'
  if (status === 'LIVE') return mine.leading ? 'leading' : 'outbid'
  return mine.leading ? 'owned' : 'returned'
}

/** What tells a bid from every other: none on a work is as high as another. */
export const bidKey = ({ id }: Pick<Nft, 'id'>, amount: string): string => `${id} ${amount}`
