import { beforeEach, expect, test } from 'vitest'
import { type CallOptions, type Customer, createCustomer } from '../../test/customer.ts'
import { createInsideWorld, type InsideWorld } from '../../test/inside-world.ts'
import { at } from '../../test/sample-actor.ts'
import { lend } from '../../test/sample-loan.ts'

const PLAN = 'p-crypto-30'
const TERMS = '2026-01'

let world: InsideWorld
let mei: Customer
beforeEach(async () => {
  world = await createInsideWorld({ now: '2026-01-10T15:20:00.000Z' })
  mei = createCustomer(world)
  mei.fund(10_000_00n)
  mei.change({ savingsEnabled: false })
})

const buy = (changes: object = {}, options: CallOptions = {}, customer = mei) =>
  customer.post(
    'order/buySmart',
    { productId: PLAN, days: 30, amount: '5000.00', acceptedTermsVersion: TERMS, ...changes },
    options,
  )
const preview = async (orderNo: string) => (await mei.get(`order/previewExitSmart/${orderNo}`)).result
const exit = (orderNo: string, quoteId: string, options: CallOptions = {}) =>
  mei.post('order/exitSmart', { orderNo, quoteId }, options)

test('the list shows plans on offer first, in the language asked for', async () => {
  const { result } = await mei.get('index/listSmartProduct')
  expect(result.list.map((plan: { status: string }) => plan.status)).toEqual([
    ...Array(6).fill('ON'),
    'SOLD_OUT',
    'OFF',
  ])
  expect(result.list[0]).toMatchObject({
    id: PLAN,
    name: 'Smart crypto 30',
    minAmount: '100.00',
    maxAmount: '100000.00',
    earlyExitPenaltyRate: '0.05',
    cycles: [
      { days: 7, dailyRate: '0.0038' },
      { days: 30, dailyRate: '0.0040' },
    ],
  })
  const chinese = await mei.get('index/listSmartProduct?marketType=2', { language: 'zh-CN' })
  expect(chinese.result.list.map((plan: { name: string }) => plan.name)).toEqual([
    '智能加密货币 30',
    '智能加密货币 90',
  ])
})

test('no plan yields more than 0.45 % a day', async () => {
  const { list } = (await mei.get('index/listSmartProduct')).result
  const rates = list.flatMap((plan: { cycles: { dailyRate: string }[] }) =>
    plan.cycles.map(({ dailyRate }) => Number(dailyRate)),
  )
  expect(Math.max(...rates)).toBe(0.0045)
})

test('5 000.00 for 30 days at 0.40 % is locked, pays 20.00 a day and comes back with 600.00 on February 10', async () => {
  const bought = await buy()
  expect(bought).toMatchObject({ code: '20004', status: 200 })
  const { orderNo } = bought.result
  expect(bought.result).toMatchObject({
    orderNo: 'SM202601100000000001',
    valueDate: '2026-01-11T00:00:00.000Z',
    maturesAt: '2026-02-10T00:00:00.000Z',
    expectedRevenue: '600.00',
    distributedRevenue: '0.00',
    status: 'IN_PROGRESS',
    shareStatus: 'INCOME_IN_PROGRESS',
  })
  expect(await mei.account()).toMatchObject({ available: '5000.00', inSmart: '5000.00', equity: '10000.00' })

  world.advanceTo(at('2026-01-11T23:59:59.999Z'))
  expect(await mei.account()).toMatchObject({ available: '5000.00' })
  world.advanceTo(at('2026-01-12T00:00:00.000Z'))
  expect(await mei.account()).toMatchObject({
    available: '5020.00',
    totalIncome: '20.00',
    todayIncome: '20.00',
  })
  const first = (await mei.get(`order/getSmartOrderById/${orderNo}`)).result
  expect(first).toMatchObject({ shareStatus: 'PROFIT_DIVIDED', profitDays: 1 })
  expect(first.profitDayList).toEqual([
    { day: '2026-01-11', amount: '20.00', at: '2026-01-12T00:00:00.000Z' },
  ])

  world.advanceTo(at('2026-02-10T00:00:00.000Z'))
  expect(await mei.account()).toMatchObject({ available: '10600.00', inSmart: '0.00', totalIncome: '600.00' })
  const { list } = (await mei.get('order/listSmartOrder')).result
  expect(list).toMatchObject([{ status: 'COMPLETED', profitDays: 30, distributedRevenue: '600.00' }])
  expect(list[0].history.map((step: { status: string }) => step.status)).toEqual([
    'IN_PROGRESS',
    'MATURED',
    'DISTRIBUTED',
    'COMPLETED',
  ])
  const news = (await mei.get('user/listNotification')).result.list
  expect(news).toMatchObject([
    { titleKey: 'smart.matured', params: { amount: '5000.00', revenue: '600.00' } },
  ])
  world.advanceTo(at('2026-03-10T00:00:00.000Z'))
  expect(await mei.account()).toMatchObject({ available: '10600.00', totalIncome: '600.00' })
})

test('odd cents: 1 234.56 at 0.38 % for 7 days promises and pays 32.83', async () => {
  const { result } = await buy({ days: 7, amount: '1234.56' })
  expect(result).toMatchObject({ dailyRate: '0.0038', expectedRevenue: '32.83' })
  world.advanceTo(at('2026-01-18T00:00:00.000Z'))
  expect(await mei.account()).toMatchObject({ available: '10032.83', totalIncome: '32.83' })
})

test('leaving after 12 credits books the previewed 250.00 penalty, keeps 240.00, and nothing comes after', async () => {
  const { orderNo } = (await buy()).result
  world.advanceTo(at('2026-01-23T09:00:00.000Z'))
  const seen = await preview(orderNo)
  expect(seen).toMatchObject({
    penaltyRate: '0.05',
    penalty: '250.00',
    refund: '4750.00',
    kept: '240.00',
    lostRevenue: '360.00',
    net: '-10.00',
  })
  mei.change({ paymentLock: { reason: 'OPERATOR' } })
  const left = await exit(orderNo, seen.quoteId)
  expect(left).toMatchObject({
    code: '20005',
    result: { status: 'EARLY_EXIT', penalty: '250.00', refund: '4750.00' },
  })
  expect(await mei.account()).toMatchObject({ available: '9990.00', inSmart: '0.00', totalIncome: '240.00' })
  expect((await exit(orderNo, seen.quoteId)).code).toBe('11010')
  expect((await mei.get(`order/previewExitSmart/${orderNo}`)).code).toBe('11010')
  world.advanceTo(at('2026-02-20T00:00:00.000Z'))
  expect(await mei.account()).toMatchObject({ available: '9990.00', totalIncome: '240.00' })
})

test('before the value date leaving is free', async () => {
  const { orderNo } = (await buy()).result
  const seen = await preview(orderNo)
  expect(seen).toMatchObject({ penaltyRate: '0', penalty: '0.00', refund: '5000.00' })
  expect((await exit(orderNo, seen.quoteId)).code).toBe('20005')
  expect(await mei.account()).toMatchObject({ available: '10000.00' })
})

test('a preview that is a minute old is asked for again', async () => {
  const { orderNo } = (await buy()).result
  const { quoteId } = await preview(orderNo)
  world.advanceTo(world.now() + 60_001)
  expect((await exit(orderNo, quoteId)).code).toBe('11018')
  expect(await mei.account()).toMatchObject({ inSmart: '5000.00' })
})

test('a plan of another user, or one that does not exist, is not found', async () => {
  const { orderNo } = (await buy()).result
  const stranger = createCustomer(world, 'stranger')
  for (const id of [orderNo, 'SM202601100000000009']) {
    expect((await stranger.get(`order/getSmartOrderById/${id}`)).code).toBe('11020')
    expect((await stranger.get(`order/previewExitSmart/${id}`)).code).toBe('11020')
    expect((await stranger.post('order/exitSmart', { orderNo: id, quoteId: 'q' })).code).toBe('11020')
  }
  expect((await stranger.get('order/listSmartOrder')).result).toMatchObject({ list: [], total: 0 })
})

test('demo mode has no plans', async () => {
  const { orderNo } = (await buy()).result
  const demo = { mode: 'demo' } as const
  expect((await buy({}, demo)).code).toBe('11005')
  expect((await mei.get(`order/getSmartOrderById/${orderNo}`, demo)).code).toBe('11005')
  expect((await mei.get(`order/previewExitSmart/${orderNo}`, demo)).code).toBe('11005')
  expect((await exit(orderNo, 'q', demo)).code).toBe('11005')
  expect((await mei.get('order/listSmartOrder', demo)).result).toMatchObject({ list: [], total: 0 })
  mei.change({ demoEnabled: false })
  expect((await buy({}, demo)).code).toBe('11006')
  expect((await exit(orderNo, 'q', demo)).code).toBe('11006')
})

test.each([
  ['10010', { productId: 'p-none' }],
  ['10010', { productId: 'p-forex-30' }],
  ['10015', { productId: 'p-stocks-90', days: 90 }],
  ['10012', { days: 8 }],
  ['10012', { days: undefined }],
  ['10013', { amount: '99.99' }],
  ['10013', { amount: '100000.01' }],
  ['10013', { amount: 'much' }],
  ['10013', { amount: undefined }],
  ['11018', { acceptedTermsVersion: '2025-12' }],
  ['10011', { amount: '10000.01' }],
])('a purchase answers %s to %o and changes nothing', async (code, changes) => {
  const before = world.hash()
  expect((await buy(changes)).code).toBe(code)
  expect(world.hash()).toBe(before)
})

test('a second plan of the same product waits for the first', async () => {
  await buy({ amount: '100.00' })
  expect((await buy({ amount: '100.00' })).code).toBe('10024')
  expect((await buy({ productId: 'p-forex-15', days: 7, amount: '200.00' })).code).toBe('20004')
})

test('borrowed money buys no plan', async () => {
  lend(world, mei.id)
  expect(await mei.account()).toMatchObject({ available: '11000.00', loanDebt: '1000.00' })
  expect((await buy({ amount: '10000.01' })).code).toBe('10011')
  expect((await buy({ amount: '10000.00' })).code).toBe('20004')
})

test('a frozen account buys nothing, and a locked one is told why and until when', async () => {
  mei.change({ status: 'FROZEN' })
  expect((await buy()).code).toBe('10008')
  mei.change({ status: 'ACTIVE', paymentLock: { reason: 'WRONG_PASSWORD', until: at('2026-01-11T15:20Z') } })
  expect(await buy()).toMatchObject({
    status: 200,
    code: '11004',
    result: {
      reason: 'WRONG_PASSWORD',
      until: '2026-01-11T15:20:00.000Z',
      contactUrl: '/profile/security#lock',
    },
  })
})

test('smart trading can be switched off, and its switch can be missing', async () => {
  const start = { now: '2026-01-10T15:20:00.000Z' }
  const buyIn = async (features: object | undefined) =>
    (await buy({}, {}, createCustomer(await createInsideWorld({ ...start, parameters: { features } })))).code
  expect(await buyIn({ smartTrading: false })).toBe('11007')
  expect(await buyIn(undefined)).toBe('10018')
})

test('the same key buys once, also after the record moved on; another body under it is refused', async () => {
  const first = await buy({}, { key: '"6f9a"' })
  world.advanceTo(at('2026-01-15T00:00:00.000Z'))
  const again = await buy({}, { key: '6f9a' })
  expect(again).toMatchObject({ replayed: true, code: '20004', body: first.body })
  expect((await mei.get('order/listSmartOrder')).result.total).toBe(1)
  const other = await buy({ amount: '100.00' }, { key: '6f9a' })
  expect(other).toMatchObject({ status: 422, code: '11014', replayed: false })
  expect(await mei.account()).toMatchObject({ inSmart: '5000.00' })
})

test('an error under a key is given again even when the reason is gone', async () => {
  expect((await buy({ amount: '20000.00' }, { key: 'k1' })).code).toBe('10011')
  mei.fund(50_000_00n)
  expect(await buy({ amount: '20000.00' }, { key: 'k1' })).toMatchObject({ code: '10011', replayed: true })
  expect((await buy({ amount: '20000.00' }, { key: 'k2' })).code).toBe('20004')
})

test('two purchases that the balance allows only one of: one goes through', async () => {
  const codes = await Promise.all([
    buy({ amount: '6000.00' }, { key: 'a' }),
    buy({ productId: 'p-global-90', days: 90, amount: '6000.00' }, { key: 'b' }),
  ])
  expect(codes.map(({ code }) => code).sort()).toEqual(['10011', '20004'])
})
