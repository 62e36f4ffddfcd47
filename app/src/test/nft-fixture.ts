import type { MyNft, Nft } from '#features/nfts/model/nft.ts'

/** A work on auction, as the backend answers it, for tests. */
export const nftFixture = (changes: Partial<Nft> = {}): Nft => ({
  id: 'n-3',
  title: 'First snow',
  imageUrl: 'data:image/svg+xml,snow',
  story: 'The first flakes fall at night.',
  creator: 'A. Sample',
  chain: 'SANDBOX',
  address: 'SANDBOX-NFT-3',
  currentBid: '1050.00',
  minNextBid: '1102.50',
  buyNowPrice: '2400.00',
  endsAt: '2026-01-12T18:00:00.000Z',
  remainingTime: 182_400,
  bidCount: 4,
  cumulativeDonation: '0.00',
  charity: { name: 'Books for Children (sample charity)' },
  status: 'LIVE',
  ...changes,
})

/** The same with an own bid that leads, for tests. */
export const myNftFixture = (changes: Partial<MyNft> = {}): MyNft => ({
  ...nftFixture({ currentBid: '1102.50', minNextBid: '1157.63', bidCount: 5 }),
  myBid: '1102.50',
  leading: true,
  orderNo: 'NF202601100000000007',
  bidAt: '2026-01-10T15:20:00.000Z',
  receiveAddress: 'SANDBOX-ETH-1',
  ...changes,
})
