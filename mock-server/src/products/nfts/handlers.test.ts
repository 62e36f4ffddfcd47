import { bidHold } from '@swx/sdk/money'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { formatUsd } from '../../ledger/money.ts'
import { type Customer, callOperation, createDemoCustomer, type OperationCall } from '../../test/customer.ts'
import { createInsideWorld, type InsideWorld } from '../../test/inside-world.ts'

const NOW = Date.parse('2026-01-12T15:20:00.000Z')
const HOUR = 3_600_000
const DAY = 24 * HOUR
const time = (at: number) => new Date(at).toISOString()

let world: InsideWorld
let mei: Customer
let ann: Customer
beforeEach(async () => {
  world = await createInsideWorld()
  mei = createDemoCustomer(world)
  ann = createDemoCustomer(world, 'annalee')
  mei.fund(500_000n, 'real')
  ann.fund(500_000n, 'real')
})

const send = (
  nftId: string,
  amount: string | undefined,
  changes: object = {},
  who = mei,
  how: OperationCall = {},
) =>
  who.call('buyNft', {
    body: { nftId, action: 'bid', amount, receiveAddress: 'SANDBOX-ETH-1', ...changes },
    mode: 'real',
    ...how,
  })
const works = async (query = {}) => (await callOperation(world, 'listNft', { query })).result.list
const work = async (id: string) => (await works()).find((one: { id: string }) => one.id === id)
const mine = async (query = {}, who = mei, mode: 'real' | 'demo' = 'real') =>
  (await who.call('listMyNft', { query, mode })).result.list
const charity = () => world.store.read.balances.get('real charity')?.amount ?? 0n

test('shows eight works on auction, each with a picture that is in its address', async () => {
  const list = await works()
  expect(list.map(({ id }: { id: string }) => id)).toEqual([
    'n-1',
    'n-2',
    'n-3',
    'n-4',
    'n-5',
    'n-6',
    'n-7',
    'n-8',
  ])
  for (const { imageUrl, charity } of list) {
    expect(decodeURIComponent(imageUrl)).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/)
    expect(charity.name).toMatch(/sample/)
  }
  const { imageUrl: _, ...snow } = await work('n-3')
  expect(snow).toEqual({
    id: 'n-3',
    title: 'First snow',
    story: expect.stringMatching(/fir trees/),
    creator: 'A. Sample',
    chain: 'SANDBOX',
    address: 'SANDBOX-NFT-3',
    currentBid: '1050.00',
    minNextBid: '1102.50',
    buyNowPrice: '2400.00',
    endsAt: time(NOW + 50 * HOUR),
    remainingTime: 50 * 3600,
    bidCount: 4,
    cumulativeDonation: '0.00',
    charity: { name: 'Standing Forests (sample charity)' },
    status: 'LIVE',
  })
  expect((await work('n-6')).minNextBid).toBe('1296.29')
  expect(await work('n-2')).toMatchObject({ currentBid: '120.00', minNextBid: '120.00', bidCount: 0 })
})

test.each([
  ['fr', 'Première neige'],
  ['zh-Hant-HK', '初雪'],
  ['ar', 'أول الثلج'],
  ['pt', 'First snow'],
])('names works in the language %s', async (language, title) => {
  const { list } = (await callOperation(world, 'listNft', { language })).result
  expect(list[2].title).toBe(title)
})

test('names story and charity in the language, and a charity for children is among them', async () => {
  const { list } = (await callOperation(world, 'listNft', { language: 'de' })).result
  expect(list[2]).toMatchObject({
    story: expect.stringMatching(/^Nachts fallen/),
    charity: { name: 'Wälder bewahren (Beispielorganisation)' },
  })
  expect((await work('n-7')).charity).toEqual({ name: 'Books for Children (sample charity)' })
})

test('shows who bid how much, newest first, with masked names', async () => {
  const bids = async (query = {}) =>
    (await callOperation(world, 'listNftBid', { query: { nftId: 'n-3', ...query } })).result
  expect((await bids()).list.slice(0, 2)).toEqual([
    { maskedName: 'm***n', amount: '1050.00', at: time(NOW) },
    { maskedName: 't***0', amount: '1000.00', at: time(NOW) },
  ])
  await send('n-3', '1102.50')
  expect(await bids({ pageSize: 1 })).toMatchObject({
    list: [{ maskedName: 'm***i', amount: '1102.50' }],
    total: 5,
    hasNext: true,
  })
  expect((await callOperation(world, 'listNftBid', { query: { nftId: 'n-9' } })).code).toBe('10020')
  expect((await callOperation(world, 'listNftBid')).status).toBe(400)
})

test('a bid holds its amount and being outbid gives it back at once', async () => {
  const { code, result } = await send('n-3', '1102.50')
  expect(code).toBe('20004')
  expect(result).toMatchObject({
    currentBid: '1102.50',
    minNextBid: '1157.63',
    myBid: '1102.50',
    leading: true,
    bidCount: 5,
    orderNo: expect.stringMatching(/^NF\d{18}$/),
    bidAt: time(NOW),
    receiveAddress: 'SANDBOX-ETH-1',
  })
  expect(await mei.account('real')).toMatchObject({
    available: '3897.50',
    held: '1102.50',
    equity: '5000.00',
  })
  await send('n-3', '1157.63', {}, ann)
  expect(await mei.account('real')).toMatchObject({ available: '5000.00', held: '0.00' })
  expect(await mine()).toMatchObject([{ id: 'n-3', myBid: '1102.50', leading: false, currentBid: '1157.63' }])
  const news = [...world.store.read.notifications.listBy('user', [mei.id])]
  expect(news).toMatchObject([
    { titleKey: 'nft.outbid', params: { title: 'First snow', amount: '1157.63', nftId: 'n-3' } },
  ])
  const { list } = (await mei.get('user/listNotification', { language: 'de' })).result
  expect(list).toMatchObject([{ params: { title: 'Erster Schnee', nftId: 'n-3' } }])
})

test('raising one’s own bid holds the difference only', async () => {
  await send('n-3', '4000.00')
  expect((await send('n-3', '5000.00')).code).toBe('20004')
  expect(await mei.account('real')).toMatchObject({ available: '0.00', held: '5000.00' })
})

test('the highest bid has the work at the end, and all of the price goes to the charity', async () => {
  await send('n-3', '1102.50')
  await send('n-2', '120.00', {}, ann)
  world.advanceTo(NOW + 50 * HOUR)
  expect(await work('n-3')).toMatchObject({ status: 'SOLD', remainingTime: 0, cumulativeDonation: '1102.50' })
  expect(await mei.account('real')).toMatchObject({ held: '0.00' })
  expect(await mine({ kind: 'owned' })).toMatchObject([{ id: 'n-3', leading: true, myBid: '1102.50' }])
  expect(await mine({ kind: 'bidding' })).toEqual([])
  const donated = (await works()).reduce(
    (sum: number, { cumulativeDonation }: { cumulativeDonation: string }) => sum + Number(cumulativeDonation),
    0,
  )
  expect(charity()).toBe(BigInt(Math.round(donated * 100)))
  expect([...world.store.read.notifications.listBy('user', [mei.id])]).toMatchObject([
    { titleKey: 'nft.won' },
  ])
})

test('a work that went to another user is listed among the returned bids alone', async () => {
  await send('n-3', '1102.50')
  await send('n-3', '1157.63', {}, ann)
  expect(await mine({ kind: 'returned' })).toEqual([])
  world.advanceTo(NOW + 50 * HOUR)
  expect(await mine({ kind: 'returned' })).toMatchObject([
    { id: 'n-3', myBid: '1102.50', leading: false, currentBid: '1157.63', status: 'SOLD' },
  ])
  expect(await mine()).toEqual([])
  expect(await mine({ kind: 'returned' }, ann)).toEqual([])
})

test('an auction without a bid ends; once all of a start are over, others have followed', async () => {
  world.advanceTo(NOW + 100 * DAY)
  expect((await works({ status: 'LIVE' })).length).toBeGreaterThanOrEqual(5)
  expect((await works({ status: 'ENDED' })).map(({ id }: { id: string }) => id).slice(0, 3)).toEqual([
    'n-2',
    'n-5',
    'n-7',
  ])
  expect((await works({ status: 'SOLD' })).length).toBe(5)
  expect((await send('n-2', '120.00')).code).toBe('10020')
})

test('a bid in the last quarter of an hour moves the end so far away from it', async () => {
  world.advanceTo(NOW + 50 * HOUR - 60_000)
  const moved = time(world.now() + 900_000)
  expect((await send('n-3', '1102.50')).result.endsAt).toBe(moved)
  world.advanceTo(NOW + 50 * HOUR)
  expect((await work('n-3')).status).toBe('LIVE')
  world.advanceTo(Date.parse(moved))
  expect((await work('n-3')).status).toBe('SOLD')
})

test('buying at once takes exactly the price asked and ends the auction', async () => {
  const buy = (amount: string, who = mei) => send('n-3', amount, { action: 'buy' }, who)
  expect((await buy('2399.99')).code).toBe('10016')
  expect((await send('n-2', '500.00', { action: 'buy' })).code).toBe('10016')
  expect((await buy('2400.00')).result).toMatchObject({
    status: 'SOLD',
    leading: true,
    myBid: '2400.00',
    endsAt: time(NOW),
  })
  expect(await mei.account('real')).toMatchObject({ available: '2600.00', held: '0.00' })
  expect(charity()).toBe(2_400_00n)
  expect((await buy('2400.00', ann)).code).toBe('10020')
})

test.each([
  ['an unknown work', '10020', { nftId: 'n-9' }],
  ['a blank address', '10021', { receiveAddress: ' ' }],
  ['no address', '10021', { receiveAddress: undefined }],
  ['less than the next bid', '10016', { amount: '1102.49' }],
  ['an amount that is none', '10016', { amount: 'much' }],
  ['no amount', '10016', { amount: undefined }],
  ['more than there is', '10011', { amount: '5000.01' }],
])('refuses %s with %s and changes nothing', async (_, code, changes) => {
  const before = world.hash()
  expect((await send('n-3', '1102.50', changes)).code).toBe(code)
  expect(world.hash()).toBe(before)
})

test('refuses demo accounts, locked payments, frozen users and calls without a session', async () => {
  expect((await send('n-3', '1102.50', {}, mei, { mode: 'demo' })).code).toBe('11005')
  const zoe = createDemoCustomer(world, 'zoezoe', { email: 'nodemo+zoe@example.com' })
  expect((await send('n-3', '1102.50', {}, zoe, { mode: 'demo' })).code).toBe('11006')
  const locked = createDemoCustomer(world, 'lockey', { email: 'locked+loc@example.com' })
  expect(await send('n-3', '1102.50', {}, locked)).toMatchObject({
    code: '11004',
    result: { reason: 'OPERATOR' },
  })
  world.store.transaction(({ users }) => users.update(mei.id, { status: 'FROZEN' }))
  expect((await send('n-3', '1102.50')).code).toBe('10008')
  expect((await callOperation(world, 'buyNft', { body: {}, mode: 'real' })).status).toBe(401)
  expect((await callOperation(world, 'listMyNft')).status).toBe(401)
  expect((await send('n-3', '1102.50', { action: 'steal' }, ann)).status).toBe(400)
})

test('the same key bids once', async () => {
  const bid = (amount: string) => send('n-3', amount, {}, mei, { key: 'bid-1' })
  const first = await bid('1102.50')
  expect((await bid('1102.50')).result).toEqual(first.result)
  expect(await bid('1200.00')).toMatchObject({ status: 422, code: '11014' })
  expect((await work('n-3')).bidCount).toBe(5)
})

test('one’s own works are listed by the latest bid, and not at all in demo mode', async () => {
  await send('n-2', '120.00')
  world.advanceTo(NOW + HOUR)
  await send('n-1', '900.00', { action: 'buy' })
  const ids = async (query = {}, mode: 'real' | 'demo' = 'real') =>
    (await mine(query, mei, mode)).map(({ id }: { id: string }) => id)
  expect(await ids()).toEqual(['n-1', 'n-2'])
  expect(await ids({ kind: 'owned' })).toEqual(['n-1'])
  expect(await ids({ kind: 'bidding' })).toEqual(['n-2'])
  expect(await ids({}, 'demo')).toEqual([])
  expect(await mine({}, ann)).toEqual([])
})

test('a world without catalogue has no works', async () => {
  world = await createInsideWorld({ profile: 'empty' })
  expect(await works()).toEqual([])
})

test('what a bid or a purchase takes is what the SDK quotes before it, over any sequence of bids', async () => {
  const cents = (text: string) => BigInt(text.replace('.', ''))
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({ who: fc.nat(1), above: fc.nat(30_000), buys: fc.boolean(), minutes: fc.nat(2_000) }),
        { minLength: 1, maxLength: 6 },
      ),
      async (steps) => {
        world = await createInsideWorld()
        const users = ['one_1', 'two_2'].map((name) => createDemoCustomer(world, name))
        for (const user of users) user.fund(900_000n, 'real')
        for (const { who, above, buys, minutes } of steps) {
          const user = users[who] as Customer
          world.advanceTo(world.now() + minutes * 60_000)
          const shown = await work('n-3')
          const own = (await mine({ kind: 'bidding' }, user)).find(({ id }: { id: string }) => id === 'n-3')
          const amount = buys ? shown.buyNowPrice : formatUsd(cents(shown.minNextBid) + BigInt(above))
          const before = await user.account('real')
          const { code } = await send('n-3', amount, { action: buys ? 'buy' : 'bid' }, user)
          const quoted = bidHold(amount, own?.leading ? own.myBid : undefined)
          const taken = cents(before.available) - cents((await user.account('real')).available)
          expect(taken).toBe(code === '20004' ? cents(quoted) : 0n)
          if (code === '10011') expect(cents(quoted) > cents(before.available)).toBe(true)
        }
      },
    ),
    { numRuns: 25 },
  )
})
