import type { Catalogue } from '../../catalogue/catalogue.ts'
import { artworkUrl } from '../../catalogue/nfts/artwork.ts'
import type { NoticeLanguage } from '../../catalogue/notice-language.ts'
import { textsIn } from '../../catalogue/texts/texts.ts'
import { currentBid, minNextBid, type Nft, remainingTime } from '../../domain/nfts/nft.ts'
import { formatUsd } from '../../ledger/money.ts'
import { given, moment } from './history.ts'

/** For whom and when a work is shown. */
export interface NftShowing {
  readonly catalogue: Catalogue
  readonly language: NoticeLanguage
  /** Virtual time, epoch ms. */
  readonly now: number
}

/** A charity work as the contract's `Nft`. */
export const nftView = (nft: Nft, { catalogue, language, now }: NftShowing) => {
  const { id, creator, chain, address, charity, status, bidCount } = nft
  const work = catalogue.works.find((one) => one.id === id)
  const title = work ? textsIn(language).works[work.artwork] : nft.title
  const imageUrl = work ? artworkUrl(work.artwork) : nft.imageUrl
  return {
    id,
    title,
    imageUrl,
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
    charity,
    status,
  }
}

/** A work that somebody bid for, as the contract's `MyNft`. */
export const myNftView = (nft: Nft, userId: string, myBid: bigint, showing: NftShowing) => ({
  ...nftView(nft, showing),
  myBid: formatUsd(myBid),
  leading: nft.leading?.userId === userId,
})
