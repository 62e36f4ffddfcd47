import type { Catalogue } from '../../catalogue/catalogue.ts'
import { artworkUrl } from '../../catalogue/nfts/artwork.ts'
import type { NoticeLanguage } from '../../catalogue/notice-language.ts'
import { textsIn } from '../../catalogue/texts/texts.ts'
import { given, moment } from '../../core/view.ts'
import { formatUsd } from '../../ledger/money.ts'
import { titleOf } from './editions.ts'
import { type Bid, currentBid, minNextBid, type Nft, remainingTime } from './rules/nft.ts'

/** For whom and when a work is shown. */
export interface NftShowing {
  readonly catalogue: Catalogue
  readonly language: NoticeLanguage
  /** Virtual time, epoch ms. */
  readonly now: number
}

/** A charity work as the contract's `Nft`. */
export const nftView = (nft: Nft, { catalogue, language, now }: NftShowing) => {
  const { id, editionOf = id, edition, creator, chain, address, status, bidCount } = nft
  const work = catalogue.works.all().find((one) => one.id === editionOf)
  const texts = textsIn(language)
  return {
    id,
    title: work ? titleOf(texts.works[work.artwork], edition) : nft.title,
    imageUrl: work ? artworkUrl(work.artwork) : nft.imageUrl,
    ...given('story', work && texts.stories[work.artwork], (story) => story),
    creator,
    chain,
    address,
    currentBid: formatUsd(currentBid(nft)),
    minNextBid: formatUsd(minNextBid(nft)),
    ...given('buyNowPrice', nft.buyNowPrice, formatUsd),
    endsAt: moment(nft.endsAt),
    remainingTime: remainingTime(nft, now),
    bidCount,
    cumulativeDonation: formatUsd(nft.cumulativeDonation),
    charity: work ? { ...nft.charity, name: texts.charities[work.charity] } : nft.charity,
    status,
  }
}

/** A work that a user bid for, as the contract's `MyNft`; `bid` is the highest one of that user. */
export const myNftView = (nft: Nft, bid: Bid, showing: NftShowing) => ({
  ...nftView(nft, showing),
  myBid: formatUsd(bid.amount),
  leading: nft.leading?.userId === bid.userId,
  orderNo: bid.bidNo,
  bidAt: moment(bid.at),
  receiveAddress: bid.receiveAddress,
})
