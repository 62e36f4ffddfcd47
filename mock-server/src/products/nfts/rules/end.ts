import { done, type Effects, type Outcome, reject } from '../../../domain/outcome.ts'
import { entriesOf } from '../../../ledger/entry.ts'
import { formatUsd } from '../../../ledger/money.ts'
import { nftSale } from '../../../ledger/templates/nft.ts'
import type { LeadingBid, Nft } from './nft.ts'

/** The work goes to a bid that leads, and all of the price to the charity. */
export const sold = (nft: Nft, winner: LeadingBid | undefined): { nft: Nft } & Effects => {
  if (winner === undefined) return done({ nft: { ...nft, status: 'ENDED' } })
  const { bidNo, userId, amount } = winner
  return done(
    { nft: { ...nft, status: 'SOLD', cumulativeDonation: nft.cumulativeDonation + amount } },
    {
      entries: entriesOf(nftSale(userId, nft.id, bidNo, amount)),
      notices: [
        {
          userId,
          titleKey: 'nft.won',
          params: { title: nft.title, amount: formatUsd(amount), nftId: nft.id },
          orderNo: bidNo,
        },
      ],
    },
  )
}

/**
 * Ends an auction at its time: SOLD to the leading bid, or ENDED without one. Refused with `recordNotOpen` when it is over
 * already, or not yet because a late bid moved its end.
 */
export const endAuction = (nft: Nft, now: number): Outcome<{ nft: Nft }> =>
  nft.status === 'LIVE' && now >= nft.endsAt ? sold(nft, nft.leading) : reject('recordNotOpen')

/** Ends an auction by the control plane, before its time; `recordNotOpen` when it is over already. */
export const endAuctionNow = (nft: Nft, now: number): Outcome<{ nft: Nft }> =>
  nft.status === 'LIVE'
    ? sold({ ...nft, endsAt: Math.min(now, nft.endsAt) }, nft.leading)
    : reject('recordNotOpen')
