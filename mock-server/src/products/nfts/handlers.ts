import type { NoticeLanguage } from '../../catalogue/notice-language.ts'
import { error, ok } from '../../contract/reply.ts'
import { accept } from '../../core/accept.ts'
import { actorOf } from '../../core/actor.ts'
import { takeOrderNo } from '../../core/numbers.ts'
import type { Handlers } from '../../core/product.ts'
import { moment } from '../../core/view.ts'
import { maskName } from '../../domain/mask-name.ts'
import { formatUsd } from '../../ledger/money.ts'
import { putAuction } from './events.ts'
import { buyNft } from './rules/bid.ts'
import type { Bid, Nft } from './rules/nft.ts'
import { bidderName, forRealUsers } from './simulated-bidders.ts'
import type { NftTables } from './tables.ts'
import { myNftView, type NftShowing, nftView } from './view.ts'

const isShown = ({ status }: Nft): boolean => status !== 'DRAFT' && status !== 'WITHDRAWN'

/** Which of the works a user bid for belong into a list: won, still on auction, or gone to another user. */
const KINDS = {
  owned: ({ status, leading }: Nft, userId: string): boolean =>
    status === 'SOLD' && leading?.userId === userId,
  bidding: ({ status }: Nft): boolean => status === 'LIVE',
  returned: ({ status, leading }: Nft, userId: string): boolean =>
    status === 'SOLD' && leading?.userId !== userId,
} as const

/** Charity auctions. Contract: `openapi/paths/index.listNft*.yaml`, `user.buyNft.yaml`, `user.listMyNft.yaml`. */
export const nftHandlers: Handlers<NftTables> = (world, operation) => {
  const { read } = world.store
  const showing = (language: NoticeLanguage, now: number): NftShowing => ({
    catalogue: world.catalogue,
    language,
    now,
  })

  /** A user's highest bid for each work, the latest first. */
  const latestBids = (userId: string): readonly Bid[] => {
    const byNft = new Map<string, Bid>()
    for (const bid of read.bids.listBy('user', [userId], true))
      if (!byNft.has(bid.nftId)) byNft.set(bid.nftId, bid)
    return [...byNft.values()]
  }

  return [
    operation('listNft', ({ query, page, language, now }) => {
      const isWanted = (nft: Nft): boolean =>
        isShown(nft) && (query.status === undefined || nft.status === query.status)
      return ok(page([...read.nfts.list()].filter(isWanted), (nft) => nftView(nft, showing(language, now))))
    }),

    operation('listNftBid', ({ query, page }) => {
      const nft = read.nfts.get(query.nftId)
      if (!nft || !isShown(nft)) return error('nftStatusWrong')
      const view = ({ userId, amount, at }: Bid) => ({
        maskedName: maskName(bidderName(read, userId)),
        amount: formatUsd(amount),
        at: moment(at),
      })
      return ok(page(read.bids.listBy('nft', [nft.id], true), view))
    }),

    operation('buyNft', ({ commit, signedIn, mode, language, now, body }) =>
      commit((tables) => {
        const actor = actorOf(tables, signedIn.user, mode, now)
        const { action, amount, receiveAddress } = body
        const command = { action, amount, receiveAddress, takeBidNo: takeOrderNo(tables, 'NF', now) }
        const outcome = forRealUsers(buyNft(actor, command, tables.nfts.get(body.nftId)))
        return accept({ world, tables, now }, outcome, 'purchaseSuccessful', ({ nft, bid }) => {
          putAuction(tables, { nft, bid }, now)
          return myNftView(nft, bid, showing(language, now))
        })
      }),
    ),

    operation('listMyNft', ({ query, page, signedIn, language, now }) => {
      const userId = signedIn.user.id
      const kinds = query.kind === undefined ? [KINDS.owned, KINDS.bidding] : [KINDS[query.kind]]
      const own = latestBids(userId).flatMap((bid) => {
        const nft = read.nfts.get(bid.nftId)
        return nft && kinds.some((isOfKind) => isOfKind(nft, userId)) ? [{ nft, bid }] : []
      })
      const view = ({ nft, bid }: (typeof own)[number]) => myNftView(nft, bid, showing(language, now))
      return ok(page(own, view))
    }),
  ]
}
