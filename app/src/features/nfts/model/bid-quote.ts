import { bidHold, compareDecimals, subtractDecimals } from '@swx/sdk/money'
import type { MyNft } from './nft.ts'

/** What a bid or a purchase holds or takes; decimal strings in USD. */
export interface BidQuote {
  readonly amount: string
  /** What the own leading bid holds already. */
  readonly heldBefore: string
  /** What leaves the available balance now. */
  readonly heldNow: string
  /** What is available afterwards; undefined without a balance to start from. */
  readonly availableAfter: string | undefined
}

/** What the own bid holds: nothing unless it leads. */
export const heldFor = (mine: Pick<MyNft, 'leading' | 'myBid'> | undefined): string =>
  mine?.leading ? mine.myBid : '0.00'

/** What an amount holds: of a raise of the own leading bid the difference alone. */
export function bidQuote(
  amount: string,
  mine: Pick<MyNft, 'leading' | 'myBid'> | undefined,
  available: string | undefined,
): BidQuote {
  const heldBefore = heldFor(mine)
  const heldNow = bidHold(amount, mine?.leading ? mine.myBid : undefined)
  const availableAfter = available === undefined ? undefined : subtractDecimals(available, heldNow)
  return { amount, heldBefore, heldNow, availableAfter }
}

/** Whether there is too little for it; false while the balance is not known. */
export const lacksFunds = ({ availableAfter }: BidQuote): boolean =>
  availableAfter !== undefined && compareDecimals(availableAfter, '0') < 0
