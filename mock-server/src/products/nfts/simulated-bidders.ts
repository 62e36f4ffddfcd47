import { balanceOf } from '../../core/books.ts'
import { nextNumber, takeOrderNo } from '../../core/numbers.ts'
import { readUsd } from '../../domain/amount.ts'
import { createUser } from '../../domain/new-user.ts'
import { type ErrorKey, isRejected, type Outcome } from '../../domain/outcome.ts'
import { grant } from '../../ledger/templates/funding.ts'
import type { ReadTables, Tables } from '../../store/store.ts'
import { type BuyNftError, buyNft } from './rules/bid.ts'
import type { Bid, Nft } from './rules/nft.ts'
import type { NftTables } from './tables.ts'

/** Simulated bidders belong to no user: they have a place in the books, but cannot sign in. */
const PREFIX = 'rival-'

export const isSimulatedBidder = (userId: string): boolean => userId.startsWith(PREFIX)

/** An outcome that tells simulated bidders nothing. */
export const forRealUsers = <Records extends object, Key extends ErrorKey>(
  outcome: Outcome<Records, Key>,
): Outcome<Records, Key> =>
  isRejected(outcome)
    ? outcome
    : { ...outcome, notices: outcome.notices.filter(({ userId }) => !isSimulatedBidder(userId)) }

/** Who made a bid, as a name to mask. */
export const bidderName = ({ users }: ReadTables<NftTables>, userId: string): string =>
  isSimulatedBidder(userId) ? userId.slice(PREFIX.length) : (users.get(userId)?.userName ?? '')

/**
 * A bid of a simulated bidder, by the rules that hold for every user. What the bid lacks is granted to the bidder first.
 *
 * @param amount decimal string in USD.
 */
export const bidAsSimulatedBidder = (
  tables: Tables<NftTables>,
  nftId: string,
  name: string,
  amount: string,
  now: number,
): Outcome<{ nft: Nft; bid: Bid }, BuyNftError> => {
  const id = `${PREFIX}${name}`
  const user = createUser({ userName: name, email: `${name}@rivals.invalid` }, { id, inviteCode: '' }, now)
  const nft = tables.nfts.get(nftId)
  const cash = readUsd(amount) ?? 0n
  const command = {
    takeBidNo: takeOrderNo(tables, 'NF', now),
    action: 'bid',
    amount,
    receiveAddress: 'SANDBOX-RIVAL',
  } as const
  const outcome = buyNft({ user, mode: 'real', now, cash }, command, nft)
  if (isRejected(outcome)) return outcome
  const own = nft?.leading?.userId === id ? nft.leading.amount : 0n
  const missing = cash - own - balanceOf(tables, 'real', id, 'cash')
  const given = missing > 0n ? grant(id, 'real', `${id}#${nextNumber(tables, 'grant')}`, missing) : undefined
  return given ? { ...outcome, entries: [given, ...outcome.entries] } : outcome
}
