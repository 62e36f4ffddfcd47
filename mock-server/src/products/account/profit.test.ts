import { beforeEach, expect, test } from 'vitest'
import { type Customer, createDemoCustomer } from '../../test/customer.ts'
import type { InsideWorld } from '../../test/inside-world.ts'
import { createVerified, decide, SECURITY_PASSWORD, workedWorld } from '../../test/money.ts'
import { setPrice } from '../../test/prices.ts'
import { at } from '../../test/sample-actor.ts'
import { lend } from '../../test/sample-loan.ts'
import { samplePosition } from '../../test/sample-position.ts'

let world: InsideWorld
let mei: Customer
beforeEach(async () => {
  world = await workedWorld('2026-01-12T15:20:00.000Z')
  mei = await createVerified(world)
})

const plan = { productId: 'p-crypto-30', days: 30, amount: '5000.00', acceptedTermsVersion: '2026-01' }

test('6,000 paid in and a plan left early read as the loss that they are', async () => {
  mei.fund(6_000_00n)
  const { orderNo } = (await mei.post('order/buySmart', plan)).result
  expect((await mei.account()).profit).toEqual({
    total: '0.00',
    today: '0.00',
    unrealised: '0.00',
    bySource: {},
    todayBySource: {},
  })
  world.advanceTo(at('2026-01-14T09:00:00.000Z'))
  const { quoteId } = (await mei.get(`order/previewExitSmart/${orderNo}`)).result
  expect((await mei.post('order/exitSmart', { orderNo, quoteId })).code).toBe('20005')
  const account = await mei.account()
  expect(account).toMatchObject({
    equity: '5772.50',
    totalIncome: '22.50',
    profit: {
      total: '-227.50',
      today: '-227.50',
      unrealised: '0.00',
      bySource: { SAVINGS: '2.50', SMART: '-230.00' },
      todayBySource: { SAVINGS: '2.50', SMART: '-230.00' },
    },
  })
})

test('an open position counts from its fee on, at the current price, and is marked as not realised', async () => {
  const ben = createDemoCustomer(world, 'benben')
  setPrice(world, 'EURUSD', 1.085)
  const { orderNo } = (await ben.post('order/openOrder', samplePosition)).result
  const profit = async () => (await ben.account()).profit
  expect(await profit()).toEqual({
    total: '-5.42',
    today: '-5.42',
    unrealised: '0.00',
    bySource: { ORDER: '-5.42' },
    todayBySource: { ORDER: '-5.42' },
  })
  setPrice(world, 'EURUSD', 1.07)
  expect(await profit()).toEqual({
    total: '-155.42',
    today: '-155.42',
    unrealised: '-150.00',
    bySource: { ORDER: '-155.42' },
    todayBySource: { ORDER: '-155.42' },
  })
  expect((await ben.account()).equity).toBe('99844.58')

  // Of the next day is what the price does from midnight on.
  world.advanceTo(at('2026-01-13T09:00:00.000Z'))
  expect(await profit()).toMatchObject({ total: '-155.42', today: '0.00', unrealised: '-150.00' })
  setPrice(world, 'EURUSD', 1.072)
  expect(await profit()).toMatchObject({ total: '-135.42', today: '20.00', unrealised: '-130.00' })
  await ben.post('order/closeOrder', { orderNo })
  expect(await profit()).toEqual({
    total: '-140.78',
    today: '14.64',
    unrealised: '0.00',
    bySource: { ORDER: '-140.78' },
    todayBySource: { ORDER: '14.64' },
  })
  expect((await ben.account()).equity).toBe('99859.22')
})

test('a world that is put back has forgotten the profit of what happened since, also after it was read', async () => {
  const ben = createDemoCustomer(world, 'benben')
  setPrice(world, 'EURUSD', 1.085)
  const { orderNo } = (await ben.post('order/openOrder', samplePosition)).result
  const opened = world.snapshot()
  const total = async () => (await ben.account()).profit.total
  expect(await total()).toBe('-5.42')
  setPrice(world, 'EURUSD', 1.07)
  await ben.post('order/closeOrder', { orderNo })
  expect(await total()).toBe('-160.77')

  world.restore(opened)
  expect(await total()).toBe('-5.42')
  setPrice(world, 'EURUSD', 1.072)
  await ben.post('order/closeOrder', { orderNo })
  expect(await total()).toBe('-140.78')
})

test('other prices before midnight change what of an open position is of today', async () => {
  const ben = createDemoCustomer(world, 'benben')
  setPrice(world, 'EURUSD', 1.085)
  await ben.post('order/openOrder', samplePosition)
  const evening = world.snapshot()
  const days = []
  for (const price of [1.07, 1.072]) {
    world.restore(evening)
    setPrice(world, 'EURUSD', price)
    world.advanceTo(at('2026-01-13T09:00:00.000Z'))
    setPrice(world, 'EURUSD', 1.085)
    days.push((await ben.account()).profit.today)
  }
  expect(days).toEqual(['150.00', '130.00'])
})

test('a demo account has lost what is missing of its 100,000, and nothing any more once it is reset', async () => {
  const ben = createDemoCustomer(world, 'benben')
  setPrice(world, 'EURUSD', 1.085)
  const long = (await ben.post('order/openOrder', samplePosition)).result
  setPrice(world, 'EURUSD', 1.0707)
  await ben.post('order/closeOrder', { orderNo: long.orderNo })
  const { equity, profit } = await ben.account()
  expect(equity).toBe('99846.23')
  expect(profit).toMatchObject({ total: '-153.77', today: '-153.77' })
  await ben.post('user/resetDemo')
  expect(await ben.account()).toMatchObject({
    equity: '100000.00',
    profit: { total: '0.00', today: '0.00', unrealised: '0.00', bySource: {} },
  })
})

test('money in and out and a loan are no profit; the fee of a withdrawal and interest are a loss', async () => {
  mei.fund(400_00n)
  await mei.post('user/setSavings', { enabled: false })
  lend(world, mei.id)
  const command = {
    method: 'USDT-TRC20',
    amount: '500.00',
    address: 'SANDBOX-TRX-1',
    securityPassword: SECURITY_PASSWORD,
    expectedFee: '5.00',
  }
  const { orderNo } = (await mei.post('user/withdrawal', command)).result
  expect((await mei.account()).profit).toMatchObject({ total: '0.00', today: '0.00', bySource: {} })
  decide(world, 'withdrawal', orderNo, 'approve')
  decide(world, 'withdrawal', orderNo, 'confirm')
  world.advanceTo(at('2026-01-16T09:00:00.000Z'))
  expect(await mei.account()).toMatchObject({
    equity: '-103.00',
    profit: { total: '-8.00', today: '-1.00', bySource: { LOAN: '-3.00', WITHDRAWAL: '-5.00' } },
  })

  const days = '?from=2026-01-12T00:00:00Z&to=2026-01-16T00:00:00Z'
  const curve = (await mei.get(`user/equityHistory${days}`)).result
  expect(curve[1]).toEqual({
    at: '2026-01-13T00:00:00.000Z',
    equity: '-100.00',
    deposits: '400.00',
    withdrawals: '495.00',
    income: '-5.00',
    bySource: { WITHDRAWAL: '-5.00' },
  })
})
