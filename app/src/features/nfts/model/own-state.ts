import type { MyNft, Nft } from './nft.ts'

/** What a work is to the user: `none` without a bid of theirs. */
export type OwnState = 'none' | 'leading' | 'outbid' | 'owned' | 'returned'

/** What a work is to the user, by the own bid for it, if there is one. */
export function ownState(
  { status }: Pick<Nft, 'status'>,
  mine: Pick<MyNft, 'leading'> | undefined,
): OwnState {
  if (mine === undefined) return 'none'
  if (status === 'LIVE') return mine.leading ? 'leading' : 'outbid'
  return mine.leading ? 'owned' : 'returned'
}
