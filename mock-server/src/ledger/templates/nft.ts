import { draftEntry, type EntryDraft, userAccount } from '../entry.ts'

/** A bid holds `amount`: all of it, or what a raise of the own leading bid adds. */
export const nftBid = (userId: string, bidNo: string, amount: bigint): EntryDraft | undefined =>
  draftEntry('real', 'NFT_BID', bidNo, [
    { from: userAccount(userId, 'cash'), to: userAccount(userId, 'held'), amount },
  ])

/** A user bid more: all that was held for this bidder is free again. */
export const nftReturn = (userId: string, bidNo: string, amount: bigint): EntryDraft | undefined =>
  draftEntry('real', 'NFT_RETURN', bidNo, [
    { from: userAccount(userId, 'held'), to: userAccount(userId, 'cash'), amount },
  ])

/** The work is sold: all of the price goes to the charity. */
export const nftSale = (
  userId: string,
  nftId: string,
  bidNo: string,
  amount: bigint,
): EntryDraft | undefined =>
  draftEntry('real', 'NFT_SALE', `${bidNo}#${nftId}`, [
    { from: userAccount(userId, 'held'), to: 'charity', amount },
  ])
