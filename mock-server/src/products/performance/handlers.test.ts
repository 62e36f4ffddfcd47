import { beforeEach, expect, test } from 'vitest'
import { type Customer, createDemoCustomer } from '../../test/customer.ts'
import type { InsideWorld } from '../../test/inside-world.ts'
import { createVerified, decide, SECURITY_PASSWORD, workedWorld } from '../../test/money.ts'
import { setPrice } from '../../test/prices.ts'
import { at } from '../../test/sample-actor.ts'
import { lend } from '../../test/sample-loan.ts'

let world: InsideWorld
let ben: Customer
beforeEach(async () => {
  world = await workedWorld('2026-01-12T15:20:00.000Z')
  ben = createDemoCustomer(world, 'benben')
})

const position = (quotedPrice: number) => ({
  marketId: '1',
  direction: 'LONG',
  lots: '0.10',
  leverage: 30,
  quotedPrice,
  slippage: '0.001',
  acceptedTermsVersion: '2026-01',
})
const open = async (price: number): Promise<string> => {
  setPrice(world, 'EURUSD', price)
  return (await ben.post('order/openOrder', position(price))).result.orderNo
}
const close = async (orderNo: string, price: number): Promise<void> => {
  setPrice(world, 'EURUSD', price)
  await ben.post('order/closeOrder', { orderNo })
}
const wait = (time: string): void => {
  world.advanceTo(at(`2026-01-${time}:00.000Z`))
}
const performance = async (query = '') => (await ben.get(`order/performance${query}`)).result
const rows = async (query: string) => (await ben.get(`order/listPerformance?${query}&pageSize=100`)).result

/**
 * A day and a half, by hand. 0.10 lot is 10,000 EUR, and a side costs 0.05 % of its value.
 *
 * | when | what | result | equity after |
 * |---|---|---|---|
 * | 12th 15:20 | 100,000.00 to begin with; a position opened at 1.085, fee 5.42 | −5.42 | 99,994.58 |
 * | 12th 15:30 | closed at 1.095: +100.00, fee 5.48; as a trade +89.10 | +94.52 | 100,089.10 |
 * | 12th 16:10 | opened at 1.095, fee 5.48 | −5.48 | 100,083.62 |
 * | 12th 16:20 | closed at 1.085: −100.00, fee 5.42; as a trade −110.90 | −105.42 | 99,978.20 |
 * | 13th 09:00 | 50,000.00 paid in | | 149,978.20 |
 * | 13th 09:30 | an option on 100.00 that pays 85 % is won | +85.00 | 150,063.20 |
 * | 13th 10:00 | opened at 1.090, fee 5.45 | −5.45 | 150,057.75 |
 * | 13th 11:00 | the price is 1.100 | +100.00 not realised | 150,157.75 |
 */
const workedDays = async (): Promise<void> => {
  const first = await open(1.085)
  wait('12T15:30')
  await close(first, 1.095)
  wait('12T16:10')
  const second = await open(1.095)
  wait('12T16:20')
  await close(second, 1.085)
  wait('13T09:00')
  ben.fund(50_000_00n, 'demo')
  wait('13T09:15')
  const option = { marketId: '1', direction: 'UP', periodSec: 900, amount: '100.00' }
  await ben.post('order/buyOptions', { ...option, quotedPrice: 1.085, acceptedTermsVersion: '2026-01' })
  setPrice(world, 'EURUSD', 1.09)
  wait('13T10:00')
  await open(1.09)
  wait('13T11:00')
  setPrice(world, 'EURUSD', 1.1)
}

test('a worked day and a half comes to the figures that were computed by hand', async () => {
  await workedDays()
  const { curve, ...figures } = await performance()
  expect(figures).toEqual({
    from: '2026-01-12T15:20:00.000Z',
    to: '2026-01-13T11:00:00.000Z',
    equityBefore: '0.00',
    equity: '150157.75',
    deposits: '150000.00',
    depositCount: 2,
    withdrawals: '0.00',
    withdrawalCount: 0,
    // 89.10 − 110.90 + 85.00 − 5.45 + 100.00
    result: '157.75',
    // 99,978.20 ÷ 100,000.00 × 150,157.75 ÷ 149,978.20 − 1 = 0.000978910…
    timeWeightedReturn: '0.000979',
    unrealisedBefore: '0.00',
    unrealised: '100.00',
    // 5.42 + 5.48 + 5.48 + 5.42 + 5.45
    fees: '27.25',
    interest: '0.00',
    trades: {
      closed: 3,
      gains: 2,
      losses: 1,
      gained: '174.10',
      lost: '-110.90',
      shareOfGains: '0.6667',
      averageGain: '87.05',
      averageLoss: '-110.90',
    },
    // Just before the first close there are 94.58; just after the second one, −21.80.
    largestFall: {
      from: '2026-01-12T15:30:00.000Z',
      to: '2026-01-12T16:20:00.001Z',
      amount: '-116.38',
      // 99,978.20 ÷ 100,094.58 − 1
      rate: '-0.001163',
    },
    bySource: { ORDER: '72.75', OPTION: '85.00' },
    byInstrument: [{ code: 'EURUSD', closed: 3, gains: 2, fees: '27.25', result: '157.75' }],
    byMonth: [{ month: '2026-01', result: '157.75', bySource: { ORDER: '72.75', OPTION: '85.00' } }],
  })
  expect(curve[0]).toEqual({ at: '2026-01-12T15:20:00.000Z', equity: '0.00', invested: '0.00' })
  const paidIn = curve.filter((point: { at: string }) => point.at === '2026-01-13T09:00:00.000Z')
  expect(paidIn).toEqual([
    { at: '2026-01-13T09:00:00.000Z', equity: '99978.20', invested: '100000.00' },
    { at: '2026-01-13T09:00:00.000Z', equity: '149978.20', invested: '150000.00' },
  ])
  expect(curve.at(-1)).toEqual({
    at: '2026-01-13T11:00:00.000Z',
    equity: '150157.75',
    invested: '150000.00',
  })
})

test('each figure is the sum of the rows that it opens', async () => {
  await workedDays()
  const figures = await performance()
  expect((await rows('figure=DEPOSITS')).sum.deposits).toBe('150000.00')
  expect((await rows('figure=RESULT')).sum.result).toBe(figures.result)
  expect((await rows('figure=FEES')).sum.fees).toBe(figures.fees)
  expect((await rows('figure=RESULT&source=OPTION')).sum.result).toBe('85.00')
  expect((await rows('figure=RESULT&code=EURUSD')).sum.result).toBe('157.75')
  expect((await rows('instrument=NONE')).sum).toMatchObject({ deposits: '150000.00', result: '0.00' })
  const gains = await rows('figure=GAINS')
  expect(gains.sum.tradeResult).toBe('174.10')
  expect(gains.list.map(({ tradeResult }: { tradeResult: string }) => tradeResult)).toEqual([
    '85.00',
    '89.10',
  ])
  expect((await rows('figure=LOSSES')).sum.tradeResult).toBe('-110.90')
  const [last] = (await rows('figure=RESULT')).list
  expect(last).toMatchObject({ kind: 'OPEN_AFTER', code: 'EURUSD', result: '100.00' })
  const { from, to } = figures.largestFall
  expect((await rows(`from=${from}&to=${to}`)).sum.result).toBe('-116.38')
  expect(await performance(`?from=${from}&to=${to}`)).toMatchObject({
    result: '-116.38',
    timeWeightedReturn: '-0.001163',
  })
})

test('a fall may end just after a transaction, and is the sum of its rows', async () => {
  wait('12T15:25')
  await open(1.085)
  wait('12T15:50')
  // The fee of 5.42 is made good when the next point of the curve is reached.
  setPrice(world, 'EURUSD', 1.09)
  wait('12T16:30')
  const { largestFall, curve } = await performance()
  expect(curve.slice(2, 5)).toEqual([
    { at: '2026-01-12T15:25:00.000Z', equity: '100000.00', invested: '100000.00' },
    { at: '2026-01-12T15:25:00.000Z', equity: '99994.58', invested: '100000.00' },
    { at: '2026-01-12T16:00:00.000Z', equity: '100044.58', invested: '100000.00' },
  ])
  const [from, to] = ['2026-01-12T15:20:00.000Z', '2026-01-12T15:25:00.001Z']
  // 99,994.58 ÷ 100,000.00 − 1
  expect(largestFall).toEqual({ from, to, amount: '-5.42', rate: '-0.000054' })
  expect((await rows(`from=${from}&to=${to}`)).sum.result).toBe('-5.42')
  expect(await performance(`?from=${from}&to=${to}`)).toMatchObject({ result: '-5.42' })
})

test('a fall over months may begin where money is paid in, and is the sum of its rows', async () => {
  const mei = await createVerified(world)
  await mei.post('user/setSavings', { enabled: false })
  mei.fund(1_000_00n)
  wait('20T09:00')
  setPrice(world, 'EURUSD', 1.085)
  const { orderNo } = (await mei.post('order/openOrder', position(1.085))).result
  wait('20T09:30')
  setPrice(world, 'EURUSD', 1.095)
  wait('20T10:00')
  mei.fund(1_000_00n)
  wait('20T10:30')
  setPrice(world, 'EURUSD', 1.085)
  await mei.post('order/closeOrder', { orderNo })
  wait('31T12:00')
  const read = async (path: string) => (await mei.get(path, { mode: 'real' })).result
  const { largestFall } = await read('order/performance')
  expect(largestFall).toMatchObject({
    from: '2026-01-20T10:00:00.000Z',
    to: '2026-01-21T00:00:00.000Z',
    // +100.00 less the fee of 5.42 just before; −10.84 at the end of the day
    amount: '-105.42',
  })
  const { from, to } = largestFall
  expect((await read(`order/listPerformance?from=${from}&to=${to}`)).sum.result).toBe('-105.42')
})

test('what was open when a range begins counts from the price of that moment', async () => {
  await workedDays()
  wait('13T12:30')
  setPrice(world, 'EURUSD', 1.105)
  // 100.00 until then, 150.00 now.
  const today = await performance('?from=2026-01-13T12:00:00Z')
  expect(today).toMatchObject({
    equityBefore: '150157.75',
    equity: '150207.75',
    result: '50.00',
    unrealisedBefore: '100.00',
    unrealised: '150.00',
  })
  const { list, sum } = await rows('from=2026-01-13T12:00:00Z')
  expect(list.map(({ kind, result }: { kind: string; result: string }) => [kind, result])).toEqual([
    ['OPEN_AFTER', '150.00'],
    ['OPEN_BEFORE', '-100.00'],
  ])
  expect(sum.result).toBe('50.00')
})

test('a demo account that was reset begins anew, unless an earlier time is asked for', async () => {
  await close(await open(1.085), 1.07)
  wait('12T16:00')
  await ben.post('user/resetDemo')
  wait('12T17:00')
  // −150.00, fees 5.42 and 5.35
  expect(await performance()).toMatchObject({
    from: '2026-01-12T16:00:00.000Z',
    equityBefore: '99839.23',
    deposits: '160.77',
    equity: '100000.00',
    result: '0.00',
    timeWeightedReturn: '0.000000',
  })
  expect(await performance('?from=2026-01-12T00:00:00Z')).toMatchObject({
    from: '2026-01-12T15:20:00.000Z',
    deposits: '100160.77',
    result: '-160.77',
    timeWeightedReturn: '-0.001608',
  })
})

test('interest of a loan and fees are costs of their own, and a month has its own results', async () => {
  const mei = await createVerified(world)
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
  decide(world, 'withdrawal', orderNo, 'approve')
  decide(world, 'withdrawal', orderNo, 'confirm')
  world.advanceTo(at('2026-02-02T09:00:00.000Z'))
  const { result } = await mei.get('order/performance', { mode: 'real' })
  expect(result).toMatchObject({
    deposits: '400.00',
    withdrawals: '495.00',
    // The withdrawal fee, and 1.00 a day at the end of 20 days
    result: '-25.00',
    fees: '5.00',
    interest: '20.00',
    trades: { closed: 0, gains: 0, losses: 0, gained: '0.00', lost: '0.00' },
    bySource: { WITHDRAWAL: '-5.00', LOAN: '-20.00' },
    byInstrument: [{ closed: 0, gains: 0, fees: '5.00', result: '-25.00' }],
    byMonth: [
      { month: '2026-02', result: '-2.00', bySource: { LOAN: '-2.00' } },
      { month: '2026-01', result: '-23.00', bySource: { WITHDRAWAL: '-5.00', LOAN: '-18.00' } },
    ],
  })
})

test('an account without money has no return, and a range that ends before it begins is an error', async () => {
  const mei = await createVerified(world)
  const { result } = await mei.get('order/performance', { mode: 'real' })
  expect(result).toMatchObject({ equity: '0.00', result: '0.00', byMonth: [], byInstrument: [] })
  expect(result).not.toHaveProperty('timeWeightedReturn')
  expect(result).not.toHaveProperty('largestFall')
  const backwards = 'from=2026-01-13T00:00:00Z&to=2026-01-12T00:00:00Z'
  for (const operation of ['performance', 'listPerformance'])
    expect(await ben.get(`order/${operation}?${backwards}`)).toMatchObject({
      status: 400,
      errors: [{ field: 'from', rule: 'range' }],
    })
})

test('a note is kept with a position and all of its parts until it is removed, and is nobody else’s', async () => {
  const orderNo = await open(1.085)
  const note = async (text: string, number = orderNo) =>
    (await ben.post('order/setNote', { orderNo: number, note: text })).code
  expect(await note('  Bought at the low  ')).toBe('20005')
  const part = (await ben.post('order/closeOrder', { orderNo, lots: '0.04' })).result
  expect(part.note).toBe('Bought at the low')
  expect((await ben.get(`order/getOrderById/${orderNo}`)).result.note).toBe('Bought at the low')
  expect((await rows('figure=TRADES')).list[0]).toMatchObject({
    ref: part.orderNo,
    note: 'Bought at the low',
  })
  expect(await note('', part.orderNo)).toBe('20005')
  expect((await ben.get(`order/getOrderById/${orderNo}`)).result).not.toHaveProperty('note')

  const other = createDemoCustomer(world, 'annann')
  expect((await other.post('order/setNote', { orderNo, note: 'mine' })).code).toBe('11020')
  expect((await ben.post('order/setNote', { orderNo, note: 'x' }, { mode: 'real' })).code).toBe('11020')
  expect((await ben.post('order/setNote', { orderNo, note: 'x'.repeat(501) })).status).toBe(400)
})
