import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertBalanced, type EntryDraft } from '../../../ledger/entry.ts'
import { accepted, NOW, sampleActor } from '../../../test/sample-actor.ts'
import { type BuyNft, buyNft } from './bid.ts'
import { endAuction, endAuctionNow } from './end.ts'
import { currentBid, minNextBid, type Nft, remainingTime } from './nft.ts'

const MINUTE = 60_000
const nft: Nft = {
  id: 'n1',
  title: 'Sample work',
  imageUrl: '/n1.svg',
  creator: 'Sample artist',
  chain: 'Sample chain',
  address: 'SANDBOX-NFT-1',
  startPrice: 1_000_00n,
  buyNowPrice: 5_000_00n,
  endsAt: NOW + 60 * MINUTE,
  bidCount: 0,
  cumulativeDonation: 0n,
  charity: { name: 'Sample charity' },
  status: 'LIVE',
}
const bidder = (id: string, now = NOW) =>
  sampleActor({ now, user: { id, userName: `user_${id}`, email: `${id}@example.com` } })
const command = (amount: string, changes: Partial<BuyNft> = {}): BuyNft => ({
  takeBidNo: () => 'NF1',
  action: 'bid',
  amount,
  receiveAddress: 'SANDBOX-ETH-1',
  ...changes,
})
const bid = (from: Nft, id: string, amount: string, now = NOW, bidNo = `NF-${id}`) =>
  accepted(buyNft(bidder(id, now), command(amount, { takeBidNo: () => bidNo }), from))
const moved = (entries: readonly EntryDraft[]) =>
  entries.flatMap(({ postings }) => postings.map(({ account, amount }) => [account, amount]))

test.each([
  [1_050_00n, 1_102_50n],
  [1_234_56n, 1_296_29n],
])('after a bid of %s cents the next is at least %s', (amount, next) => {
  expect(minNextBid({ startPrice: 1n, leading: { bidNo: 'b', userId: 'u', amount } })).toBe(next)
})

test('the first bid may be the start price', () => {
  expect([currentBid(nft), minNextBid(nft)]).toEqual([1_000_00n, 1_000_00n])
  expect(bid(nft, 'a', '1000.00').nft).toMatchObject({ bidCount: 1, leading: { userId: 'a' } })
})

test('a bid holds its amount, and being outbid releases it at once', () => {
  const first = bid(nft, 'a', '1000.00')
  expect(moved(first.entries)).toEqual([
    ['user:a:cash', -1_000_00n],
    ['user:a:held', 1_000_00n],
  ])
  const second = bid(first.nft, 'b', '1050.00')
  expect(moved(second.entries)).toEqual([
    ['user:b:cash', -1_050_00n],
    ['user:b:held', 1_050_00n],
    ['user:a:held', -1_000_00n],
    ['user:a:cash', 1_000_00n],
  ])
  expect(second.notices).toMatchObject([{ userId: 'a', titleKey: 'nft.outbid' }])
})

test('raising the own leading bid holds the difference only', () => {
  const first = bid(nft, 'a', '1000.00')
  const actor = { ...bidder('a'), cash: 50_00n }
  const raised = accepted(buyNft(actor, command('1050.00', { takeBidNo: () => 'NF-2' }), first.nft))
  expect(moved(raised.entries)).toEqual([
    ['user:a:cash', -50_00n],
    ['user:a:held', 50_00n],
  ])
  expect(raised.notices).toEqual([])
  const beaten = bid(raised.nft, 'b', '1102.50')
  expect(moved(beaten.entries).slice(2)).toEqual([
    ['user:a:held', -1_050_00n],
    ['user:a:cash', 1_050_00n],
  ])
})

test('a bid in the last 15 minutes moves the end to 15 minutes after it', () => {
  expect(bid(nft, 'a', '1000.00', nft.endsAt - 15 * MINUTE)).toMatchObject({
    nft: { endsAt: nft.endsAt },
    due: [],
  })
  const now = nft.endsAt - 15 * MINUTE + 1
  const late = bid(nft, 'a', '1000.00', now)
  expect(late.nft.endsAt).toBe(now + 15 * MINUTE)
  expect(late.due).toEqual([{ at: now + 15 * MINUTE, kind: 'nftEnd', ref: 'n1' }])
  expect(endAuction(late.nft, nft.endsAt)).toEqual({ error: 'recordNotOpen' })
  expect(accepted(endAuction(late.nft, late.nft.endsAt)).nft.status).toBe('SOLD')
})

test('at the end the whole price goes to the charity', () => {
  const led = bid(nft, 'a', '1050.00').nft
  const end = accepted(endAuction(led, nft.endsAt))
  expect(end.nft).toMatchObject({ status: 'SOLD', cumulativeDonation: 1_050_00n })
  expect(moved(end.entries)).toEqual([
    ['user:a:held', -1_050_00n],
    ['charity', 1_050_00n],
  ])
  expect(endAuction(end.nft, nft.endsAt)).toEqual({ error: 'recordNotOpen' })
  expect(endAuctionNow(end.nft, nft.endsAt)).toEqual({ error: 'recordNotOpen' })
  expect(accepted(endAuction(nft, nft.endsAt))).toMatchObject({ nft: { status: 'ENDED' }, entries: [] })
  expect(accepted(endAuctionNow(led, NOW)).nft).toMatchObject({ status: 'SOLD', endsAt: NOW })
})

test('buying at once releases who led and pays the charity', () => {
  const led = bid(nft, 'a', '1050.00').nft
  const bought = accepted(
    buyNft(bidder('b'), command('5000.00', { action: 'buy', takeBidNo: () => 'NF-b' }), led),
  )
  expect(bought.nft).toMatchObject({
    status: 'SOLD',
    cumulativeDonation: 5_000_00n,
    leading: { userId: 'b' },
  })
  expect(bought.due).toEqual([])
  const sums = new Map<unknown, bigint>()
  for (const [account, amount] of moved(bought.entries))
    sums.set(account, (sums.get(account) ?? 0n) + (amount as bigint))
  expect(Object.fromEntries([...sums].filter(([, sum]) => sum !== 0n))).toEqual({
    'user:b:cash': -5_000_00n,
    'user:a:held': -1_050_00n,
    'user:a:cash': 1_050_00n,
    charity: 5_000_00n,
  })
  for (const entry of bought.entries) assertBalanced(entry)
})

test('shows the seconds left while it is live', () => {
  expect(remainingTime(nft, NOW)).toBe(3_600)
  expect(remainingTime(nft, nft.endsAt + 1)).toBe(0)
  expect(remainingTime({ ...nft, status: 'SOLD' }, NOW)).toBe(0)
})

const { buyNowPrice: _, ...withoutBuyNow } = nft
const beyond: Nft = { ...nft, leading: { bidNo: 'NF9', userId: 'x', amount: 5_000_00n } }
test.each([
  ['nftStatusWrong', sampleActor(), command('1', { receiveAddress: '' }), undefined],
  ['nftStatusWrong', sampleActor(), command('1000.00'), { ...nft, status: 'WITHDRAWN' }],
  ['nftStatusWrong', sampleActor({ now: nft.endsAt }), command('1000.00'), nft],
  ['addressMissing', sampleActor(), command('1', { receiveAddress: ' ' }), nft],
  ['purchaseAmountWrong', sampleActor(), command('999.99'), nft],
  ['purchaseAmountWrong', sampleActor(), command('1000.001'), nft],
  ['purchaseAmountWrong', sampleActor(), command('4999.99', { action: 'buy' }), nft],
  ['purchaseAmountWrong', sampleActor(), command('5000.00', { action: 'buy' }), withoutBuyNow],
  ['purchaseAmountWrong', sampleActor(), command('5000.00', { action: 'buy' }), beyond],
  ['insufficientBalance', sampleActor({ cash: 999_99n }), command('1000.00'), nft],
] as const)('answers %s first', (key, actor, command, work) => {
  expect(buyNft(actor, command, work as Nft | undefined)).toEqual({ error: key })
})

test('the current bid never falls, one bid leads, and what is held is the leading bid', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 90, max: 140 })), {
        maxLength: 12,
      }),
      (bids) => {
        let [work, held] = [nft, 0n]
        bids.forEach(([id, percent], index) => {
          const amount = (currentBid(work) * BigInt(percent)) / 100n
          const text = `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`
          const outcome = buyNft(bidder(id), command(text, { takeBidNo: () => `NF${index}` }), work)
          if ('error' in outcome) {
            expect(amount < minNextBid(work) || outcome.error === 'insufficientBalance').toBe(true)
            return
          }
          for (const entry of outcome.entries) {
            assertBalanced(entry)
            for (const posting of entry.postings)
              if (posting.account.endsWith(':held')) held += posting.amount
          }
          expect(currentBid(outcome.nft) >= currentBid(work)).toBe(true)
          work = outcome.nft
        })
        expect(held).toBe(work.leading?.amount ?? 0n)
      },
    ),
  )
})
