import { expect, test } from 'vitest'
import { useControlPlane } from '../../test/control-plane.ts'

const { send, post, get } = useControlPlane()

const works = async (): Promise<{ id: string; minNextBid: string; bidCount: number }[]> =>
  (await send('swx/customer/index/listNft')).result.list

test('a rival bids by the rules that hold for every user', async () => {
  const [work] = await works()
  if (!work) throw new Error('no works')
  const bid = { botUser: 'rival_9', amount: work.minNextBid }
  expect(await post(`nft/${work.id}/bid`, bid)).toMatchObject({
    id: work.id,
    currentBid: work.minNextBid,
    bidCount: work.bidCount + 1,
  })
  const { hash } = await get('state')
  expect(await post(`nft/${work.id}/bid`, { ...bid, botUser: 'rival_8' })).toMatchObject({
    error: 'conflict',
  })
  expect(await post(`nft/${work.id}/bid`, { ...bid, botUser: 'two words' })).toMatchObject({
    error: 'invalid',
  })
  expect(await post('nft/n-0/bid', bid)).toMatchObject({ error: 'notFound' })
  expect((await get('state')).hash).toBe(hash)
})

test('an auction ends before its time, once', async () => {
  const [work] = await works()
  if (!work) throw new Error('no works')
  await post(`nft/${work.id}/bid`, { botUser: 'rival_9', amount: work.minNextBid })
  expect(await post(`nft/${work.id}/endAuction`)).toMatchObject({ id: work.id, status: 'SOLD' })
  expect(await post(`nft/${work.id}/endAuction`)).toMatchObject({ error: 'conflict' })
  expect(await post('nft/n-0/endAuction')).toMatchObject({ error: 'notFound' })
})

test('auctions are listed, those that are over last', async () => {
  const { auctions } = await get('nft')
  expect(auctions.length).toBeGreaterThan(1)
  const [first] = auctions
  expect(first.minNextBid).toBe((await works()).find(({ id }) => id === first.nftId)?.minNextBid)
  await post(`nft/${first.nftId}/endAuction`)
  const after = (await get('nft')).auctions
  expect(after.map(({ nftId }: { nftId: string }) => nftId).indexOf(first.nftId)).toBeGreaterThan(0)
})
