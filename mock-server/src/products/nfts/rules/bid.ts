import type { Actor } from '../../../domain/actor.ts'
import { checkFunds, readUsd } from '../../../domain/amount.ts'
import type { NoticeDraft } from '../../../domain/notification.ts'
import { done, type Outcome, reject } from '../../../domain/outcome.ts'
import type { EntryDraft } from '../../../ledger/entry.ts'
import { entriesOf } from '../../../ledger/entry.ts'
import { formatUsd } from '../../../ledger/money.ts'
import { nftBid, nftReturn } from '../../../ledger/templates/nft.ts'
import { sold } from './end.ts'
import { type Bid, currentBid, EXTENSION_MS, holdOf, isLive, minNextBid, type Nft } from './nft.ts'

/** A bid, or buying at once, as it came. */
export interface BuyNft {
  readonly takeBidNo: () => string
  readonly action: 'bid' | 'buy'
  /** Decimal string. */
  readonly amount: string | undefined
  readonly receiveAddress: string | undefined
}

/** Whether the amount is one that the action takes: enough for a bid, exact for buying. */
const isEnough = (nft: Nft, action: BuyNft['action'], amount: bigint): boolean =>
  action === 'bid'
    ? amount >= minNextBid(nft)
    : amount === nft.buyNowPrice && (nft.leading === undefined || amount > currentBid(nft))

/** In the order in which they are looked for. */
export type BuyNftError = 'nftStatusWrong' | 'addressMissing' | 'purchaseAmountWrong' | 'insufficientBalance'

/**
 * Bids for a work or buys it. A bid holds its amount, a raise of the own leading bid only the difference; the user who
 * led before has the money back at once. A late bid moves the end.
 *
 * @param nft undefined for an unknown one.
 */
export const buyNft = (
  actor: Actor,
  { takeBidNo, action, amount: typed, receiveAddress }: BuyNft,
  nft: Nft | undefined,
): Outcome<{ nft: Nft; bid: Bid }, BuyNftError> => {
  const { user, now, cash } = actor
  if (nft === undefined || !isLive(nft, now)) return reject('nftStatusWrong')
  const address = receiveAddress?.trim()
  if (!address) return reject('addressMissing')
  const amount = readUsd(typed)
  if (amount === undefined || !isEnough(nft, action, amount)) return reject('purchaseAmountWrong')
  const before = nft.leading
  const hold = holdOf(amount, before, user.id)
  const stopped = checkFunds(cash, hold)
  if (stopped) return stopped

  const bidNo = takeBidNo()
  const entries: (EntryDraft | undefined)[] = [nftBid(user.id, bidNo, hold)]
  const notices: NoticeDraft[] = []
  if (before !== undefined && before.userId !== user.id) {
    entries.push(nftReturn(before.userId, before.bidNo, before.amount))
    notices.push({
      userId: before.userId,
      titleKey: 'nft.outbid',
      params: { title: nft.title, amount: formatUsd(amount), nftId: nft.id },
      orderNo: before.bidNo,
    })
  }
  const late = nft.endsAt - now < EXTENSION_MS
  const taken: Nft = {
    ...nft,
    leading: { bidNo, userId: user.id, amount },
    bidCount: nft.bidCount + 1,
    endsAt: late ? now + EXTENSION_MS : nft.endsAt,
  }
  const bid: Bid = { bidNo, nftId: nft.id, userId: user.id, amount, receiveAddress: address, at: now }
  if (action === 'bid') {
    return done(
      { nft: taken, bid },
      {
        entries: entriesOf(...entries),
        notices,
        due: late ? [{ at: taken.endsAt, kind: 'nftEnd', ref: nft.id }] : [],
      },
    )
  }
  const sale = sold({ ...taken, endsAt: now }, taken.leading)
  return done(
    { nft: sale.nft, bid },
    { entries: [...entriesOf(...entries), ...sale.entries], notices: [...notices, ...sale.notices] },
  )
}
