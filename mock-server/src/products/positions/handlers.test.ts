import { addDecimals, quoteClosing, splitPosition } from '@swx/sdk/money'
import { beforeEach, expect, test } from 'vitest'
import { brokenInvariants } from '../../runtime/invariants.ts'
import { type Customer, createDemoCustomer, type OperationCall } from '../../test/customer.ts'
import { createInsideWorld, type InsideWorld } from '../../test/inside-world.ts'
import { halt, setPrice } from '../../test/prices.ts'

const EURUSD = '1'
const BTC = '54'
const MONDAY = Date.parse('2026-01-12T15:20:00.000Z')
const SECOND = 1_000
const DAY = 86_400_000
const time = (at: number) => new Date(at).toISOString()

let world: InsideWorld
let mei: Customer
beforeEach(async () => {
  world = await createInsideWorld()
  mei = createDemoCustomer(world)
  setPrice(world, 'EURUSD', 1.085)
})

const long = {
  marketId: EURUSD,
  direction: 'LONG',
  lots: '0.10',
  leverage: 30,
  quotedPrice: 1.085,
  slippage: '0.001',
  acceptedTermsVersion: '2026-01',
}
const open = async (changes: object = {}, how: OperationCall = {}, who = mei) => {
  const { code, result } = await who.call('openOrder', { body: { ...long, ...changes }, ...how })
  expect(code).toBe('20004')
  return result
}
const order = async (orderNo: string, who = mei) => (await who.call('getOrderById', { id: orderNo })).result
const advance = (ms: number) => world.advanceTo(world.now() + ms)
const close = (orderNo: string, how: OperationCall = {}) =>
  mei.call('closeOrder', { body: { orderNo }, ...how })

test('long EURUSD 0.10 at 1.08500 and 1:30 binds 361.67 and costs 5.42', async () => {
  const opened = await open({ stopLossPrice: 1.082, takeProfitPrice: 1.095 })
  expect(opened).toEqual({
    orderNo: 'LV202601120000000001',
    code: 'EURUSD',
    marketId: EURUSD,
    direction: 'LONG',
    lots: '0.10',
    contractSize: '100000',
    leverage: 30,
    margin: '361.67',
    openPrice: 1.085,
    stopLossPrice: 1.082,
    takeProfitPrice: 1.095,
    stopOutPrice: 1.06691,
    openFee: '5.42',
    expectedReturn: '89.10',
    status: 'OPEN',
    profit: '-10.84',
    unrealised: '0.00',
    openTime: time(MONDAY),
    history: [{ status: 'OPEN', at: time(MONDAY) }],
  })
  expect(await order(opened.orderNo)).toEqual(opened)
  expect(await mei.account()).toMatchObject({ available: '99632.91', inMargin: '361.67' })
})

test('a rising price closes it at its take-profit: 89.10 net, at the second the price is reached', async () => {
  const { orderNo } = await open({ stopLossPrice: 1.082, takeProfitPrice: 1.095 })
  setPrice(world, 'EURUSD', [1.085, 1.0949, 1.095, 1.09])
  world.advanceTo(MONDAY + 1_825 * DAY)
  expect(await order(orderNo)).toMatchObject({
    status: 'CLOSED',
    closeReason: 'TP',
    closePrice: 1.095,
    closeFee: '5.48',
    profit: '89.10',
    unrealised: '0.00',
    closeTime: time(MONDAY + 2 * SECOND),
    history: [
      { status: 'OPEN', at: time(MONDAY) },
      { status: 'CLOSED', at: time(MONDAY + 2 * SECOND), reason: 'Take-profit reached' },
    ],
  })
  expect(await mei.account()).toMatchObject({ available: '100089.10', inMargin: '0.00', equity: '100089.10' })
})

test.each([
  [
    'its stop-loss',
    1.082,
    { stopLossPrice: 1.082 },
    { closeReason: 'SL', closeFee: '5.41', profit: '-40.83' },
  ],
  ['half of the margin', 1.06691, {}, { closeReason: 'STOP_OUT', closePrice: 1.06691 }],
  [
    'a gap through its stop-loss',
    1.04,
    { stopLossPrice: 1.082 },
    { closeReason: 'SL', closeFee: '0.00', profit: '-367.09' },
  ],
  ['a gap through its stop-out', 1.04, {}, { closeReason: 'STOP_OUT', closePrice: 1.04, profit: '-367.09' }],
])('a falling price closes it at %s', async (_, price, exits, closed) => {
  const { orderNo } = await open(exits)
  setPrice(world, 'EURUSD', price)
  expect(await order(orderNo)).toMatchObject({ status: 'CLOSED', closePrice: price, ...closed })
})

test('a tick short of a level closes nothing', async () => {
  const { orderNo } = await open({ stopLossPrice: 1.082, takeProfitPrice: 1.095 })
  setPrice(world, 'EURUSD', [1.09499, 1.08201])
  advance(DAY)
  expect((await order(orderNo)).status).toBe('OPEN')
})

test('no more than the margin is lost; the house carries the rest', async () => {
  await open()
  setPrice(world, 'EURUSD', 1.04)
  expect(await mei.account()).toMatchObject({ available: '99632.91', inMargin: '0.00', equity: '99632.91' })
  const trading = world.store.read.balances.get('demo pl:trading')?.amount
  expect(trading).toBe(361_67n)
})

test('short 0.05 Bitcoin at 52 100 and 1:2 stops out at 65 125 and gains 102.45 at 50 000', async () => {
  setPrice(world, 'BTC', 52_100)
  const short = { marketId: BTC, direction: 'SHORT', lots: '0.05', leverage: 2, quotedPrice: 52_100 }
  const opened = await open(short)
  expect(opened).toMatchObject({ margin: '1302.50', openFee: '1.30', stopOutPrice: 65_125 })
  setPrice(world, 'BTC', 50_000)
  expect(await order(opened.orderNo)).toMatchObject({ unrealised: '105.00', profit: '102.45' })
  expect(await mei.account()).toMatchObject({ equity: '100103.70' })
  const { code, result } = await close(opened.orderNo)
  expect(code).toBe('20005')
  expect(result).toMatchObject({ status: 'CLOSED', closeReason: 'USER', closeFee: '1.25', profit: '102.45' })
  expect(await mei.account()).toMatchObject({ available: '100102.45', equity: '100102.45' })
})

test('moved stops act from the moment they are moved, at the prices that come then', async () => {
  const { orderNo } = await open({ takeProfitPrice: 1.095 })
  setPrice(world, 'EURUSD', [1.09, 1.0862])
  advance(2 * SECOND)
  const moved = await mei.call('modifyOrder', {
    body: { orderNo, takeProfitPrice: 1.089, stopLossPrice: 1.08 },
  })
  expect(moved.code).toBe('20005')
  expect(moved.result).toMatchObject({ takeProfitPrice: 1.089, stopLossPrice: 1.08, status: 'OPEN' })
  advance(DAY)
  expect((await order(orderNo)).status).toBe('OPEN')
  const cleared = await mei.call('modifyOrder', { body: { orderNo, stopLossPrice: null } })
  expect(cleared.result).toMatchObject({ takeProfitPrice: 1.089 })
  expect(cleared.result).not.toHaveProperty('stopLossPrice')
  const from = world.now()
  setPrice(world, 'EURUSD', [1.0799, 1.0895])
  advance(DAY)
  expect(await order(orderNo)).toMatchObject({
    closeReason: 'TP',
    closePrice: 1.0895,
    closeTime: time(from + SECOND),
  })
})

test('while its instrument is halted a position stays open; where trading resumes the price decides', async () => {
  const { orderNo } = await open({ takeProfitPrice: 1.095 })
  halt(world, 'EURUSD')
  setPrice(world, 'EURUSD', 1.1)
  advance(DAY)
  expect((await order(orderNo)).status).toBe('OPEN')
  expect((await close(orderNo)).code).toBe('10015')
  halt(world, 'EURUSD', 'resume')
  expect(await order(orderNo)).toMatchObject({ closePrice: 1.1, closeTime: time(MONDAY + DAY) })
})

test('what is closed happens in order of time with everything else, each at its own moment', async () => {
  const first = await open({ takeProfitPrice: 1.095 })
  const second = await open({ takeProfitPrice: 1.09 })
  setPrice(world, 'EURUSD', [1.085, 1.09, 1.095], 12 * 3_600_000)
  const happened = world.advanceTo(MONDAY + 3 * DAY).filter(({ kind }) => !kind.startsWith('nft'))
  expect(happened.map(({ kind, ref, at }) => [kind, kind === 'positionExit' ? ref : '', time(at)])).toEqual([
    ['dayClose', '', '2026-01-13T00:00:00.000Z'],
    ['positionExit', second.orderNo, '2026-01-13T03:20:00.000Z'],
    ['positionExit', first.orderNo, '2026-01-13T15:20:00.000Z'],
    ['dayClose', '', '2026-01-14T00:00:00.000Z'],
    ['dayClose', '', '2026-01-15T00:00:00.000Z'],
  ])
})

test('a gap closes every position it passes, each once', async () => {
  for (let n = 1; n <= 20; n++)
    await open({ lots: '0.01', takeProfitPrice: Number((1.085 + n / 1_000).toFixed(5)) })
  setPrice(world, 'EURUSD', 1.0951)
  expect((await mei.call('listOrder', { query: { status: 'CLOSED' } })).result.total).toBe(10)
  setPrice(world, 'EURUSD', 1.2)
  const { list, total } = (await mei.call('listOrder', { query: { status: 'CLOSED' } })).result
  expect(total).toBe(20)
  expect(new Set(list.map(({ closePrice }: { closePrice: number }) => closePrice))).toEqual(
    new Set([1.0951, 1.2]),
  )
  expect(await mei.account()).toMatchObject({ inMargin: '0.00' })
})

test('however the clock is moved, the same prices close the same positions at the same moments', async () => {
  const history = async (steps: readonly number[]) => {
    const other = await createInsideWorld({ seed: 7 })
    const ann = createDemoCustomer(other, 'annalee')
    ann.fund(1_000_000_000n, 'demo')
    for (const code of ['EURUSD', 'BTC', 'GBPUSD', 'USDJPY', 'ETH']) {
      const { id, price } = (await ann.call('listMarketByType')).result.find(
        (row: { code: string }) => row.code === code,
      )
      const info = (await ann.call('getMarketInfo', { id })).result
      for (const direction of ['LONG', 'SHORT']) {
        const sign = direction === 'LONG' ? 1 : -1
        const level = (part: number) =>
          Number(
            (Math.round((price * (1 + sign * part)) / info.tickSize) * info.tickSize).toFixed(
              info.priceDecimals,
            ),
          )
        const command = { marketId: id, direction, lots: '0.10', leverage: 2, quotedPrice: price }
        await open({ ...command, takeProfitPrice: level(0.01), stopLossPrice: level(-0.008) }, {}, ann)
        await open(command, {}, ann)
      }
    }
    for (const step of steps) other.advanceTo(other.now() + step)
    const rows = [...other.store.read.positions.list()].filter(({ status }) => status === 'CLOSED')
    return { hash: other.hash(), closed: rows.length }
  }
  const once = await history([400 * DAY])
  expect(once.closed).toBeGreaterThanOrEqual(10)
  expect(await history([1, 7 * SECOND, DAY + 1, 30 * DAY, 369 * DAY - 7 * SECOND - 2])).toEqual(once)
})

test('after going back to a snapshot the positions of that moment are watched again', async () => {
  const { orderNo } = await open({ takeProfitPrice: 1.095 })
  const before = world.snapshot()
  await close(orderNo)
  setPrice(world, 'EURUSD', 1.2)
  advance(DAY)
  world.restore(before)
  expect((await order(orderNo)).status).toBe('OPEN')
  setPrice(world, 'EURUSD', 1.095)
  expect(await order(orderNo)).toMatchObject({ closeReason: 'TP', closeTime: time(MONDAY) })
})

test('a user whose position is closed by a price is told so', async () => {
  const { orderNo } = await open({ stopLossPrice: 1.082 })
  setPrice(world, 'EURUSD', 1.082)
  await order(orderNo)
  expect([...world.store.read.notifications.list()]).toMatchObject([
    {
      userId: mei.id,
      mode: 'demo',
      titleKey: 'order.stopLoss',
      orderNo,
      params: { code: 'EURUSD', profit: '-40.83' },
    },
  ])
  expect([...world.store.read.incomes.list()]).toMatchObject([{ source: 'ORDER', orderNo, amount: -40_83n }])
})

test('lists newest first, by status and page, and shows no user those of another', async () => {
  const numbers: string[] = []
  for (let n = 0; n < 3; n++) {
    numbers.unshift((await open({ lots: '0.01' })).orderNo)
    advance(SECOND)
  }
  await close(numbers[1] as string)
  const shown = async (query = {}, who = mei, mode: 'demo' | 'real' = 'demo') => {
    const { list, total, hasNext } = (await who.call('listOrder', { query, mode })).result
    return { total, hasNext, numbers: list.map(({ orderNo }: { orderNo: string }) => orderNo) }
  }
  expect(await shown()).toEqual({ total: 3, hasNext: false, numbers })
  expect(await shown({ status: 'OPEN' })).toMatchObject({ numbers: [numbers[0], numbers[2]] })
  expect(await shown({ pageSize: 2, pageNum: 1 })).toMatchObject({
    hasNext: true,
    numbers: numbers.slice(0, 2),
  })
  expect(await shown({ pageSize: 2, pageNum: 2 })).toMatchObject({
    hasNext: false,
    numbers: numbers.slice(2),
  })
  expect(await shown({}, mei, 'real')).toMatchObject({ total: 0 })
  expect(await shown({}, createDemoCustomer(world, 'annalee'))).toMatchObject({ total: 0 })
})

test('a part is closed under a number of its own; the rest stays open with what is left of margin and fee', async () => {
  const opened = await open({ stopLossPrice: 1.082, takeProfitPrice: 1.095 })
  setPrice(world, 'EURUSD', 1.0871)
  const { code, result } = await mei.call('closeOrder', { body: { orderNo: opened.orderNo, lots: '0.05' } })
  expect(code).toBe('20005')
  expect(result).toMatchObject({
    orderNo: 'LV202601120000000002',
    partOf: opened.orderNo,
    lots: '0.05',
    margin: '180.84',
    openFee: '2.71',
    closeFee: '2.72',
    profit: '5.07',
    status: 'CLOSED',
  })
  expect(await order(result.orderNo)).toEqual(result)
  expect(await order(opened.orderNo)).toMatchObject({
    lots: '0.05',
    margin: '180.83',
    openFee: '2.71',
    stopLossPrice: 1.082,
    takeProfitPrice: 1.095,
    stopOutPrice: 1.06691,
    status: 'OPEN',
  })
  // 100,000 less 361.67 and 5.42, then 180.84 and 10.50 less 2.72.
  expect(await mei.account()).toMatchObject({ available: '99821.53', inMargin: '180.83' })
  setPrice(world, 'EURUSD', 1.095)
  expect(await order(opened.orderNo)).toMatchObject({ closeReason: 'TP', lots: '0.05', profit: '44.55' })
  expect((await mei.call('listOrder', { query: { status: 'CLOSED' } })).result.total).toBe(2)
  expect((await open({ quotedPrice: 1.095 })).orderNo).toBe('LV202601120000000003')
})

test('the same key closes the same part once', async () => {
  const { orderNo } = await open()
  const half = () => mei.call('closeOrder', { body: { orderNo, lots: '0.05' }, key: 'half-1' })
  const first = await half()
  expect((await half()).result).toEqual(first.result)
  expect(await order(orderNo)).toMatchObject({ lots: '0.05', status: 'OPEN' })
  const rest = await close(orderNo)
  expect(rest.result).toMatchObject({ orderNo, lots: '0.05', status: 'CLOSED' })
})

test.each(['0.11', '0.005', 'half'])('closes no part of %s lots and changes nothing', async (lots) => {
  const { orderNo } = await open()
  const before = world.hash()
  expect((await mei.call('closeOrder', { body: { orderNo, lots } })).code).toBe('10016')
  expect(world.hash()).toBe(before)
})

test('closing in a hundred parts costs what closing at once does, part by part as the SDK says', async () => {
  setPrice(world, 'BTC', 1_000)
  const wanted = { marketId: BTC, lots: '1.00', leverage: 2, quotedPrice: 1_000 }
  const { orderNo } = await open(wanted)
  setPrice(world, 'BTC', 999.5)
  const parts: string[] = []
  for (let n = 1; n <= 100; n++) {
    const held = await order(orderNo)
    const position = { ...held, feeRate: '0.0005' }
    const part = n < 100 ? splitPosition(position, '0.01').part : position
    const { result } = await mei.call('closeOrder', { body: { orderNo, lots: '0.01' } })
    expect(result.profit).toBe(quoteClosing(part, 999.5).net)
    parts.push(result.profit)
    if (n === 1) expect((await order(orderNo)).realised).toEqual({ profit: '-0.005', fee: '0.0049975' })
  }
  // Fees of 0.50 and 0.50, and a loss of 0.50.
  expect(addDecimals(...parts)).toBe('-1.50')
  expect(await mei.account()).toMatchObject({ available: '99998.50', inMargin: '0.00' })
  expect(brokenInvariants(world)).toEqual([])
})

test('parts that were each rounded for themselves, by an earlier version, are no broken promise of the books', async () => {
  setPrice(world, 'BTC', 1_000)
  const { orderNo } = await open({ marketId: BTC, lots: '1.00', leverage: 2, quotedPrice: 1_000 })
  setPrice(world, 'BTC', 998.4)
  const close = async (lots?: string) => mei.call('closeOrder', { body: { orderNo, ...(lots && { lots }) } })
  for (let n = 0; n < 4; n++) {
    expect((await close('0.01')).code).toBe('20005')
    // An earlier version kept nothing of what was closed before.
    world.store.transaction(({ positions }) => {
      const row = positions.get(orderNo)
      const { realised: _, ...before } = row ?? {}
      if (row) positions.put(before as typeof row)
    })
    expect(brokenInvariants(world)).toEqual([])
  }
  // From now on it is kept.
  for (let n = 0; n < 4; n++) await close('0.01')
  expect(brokenInvariants(world)).toEqual([])
  await close()
  expect(brokenInvariants(world)).toEqual([])
})

test('parts that come to another sum than one closing are a broken promise of the books', async () => {
  const { orderNo } = await open()
  setPrice(world, 'EURUSD', 1.0871)
  const part = (await mei.call('closeOrder', { body: { orderNo, lots: '0.05' } })).result.orderNo
  expect(brokenInvariants(world)).toEqual([])
  world.store.transaction(({ positions }) => {
    const row = positions.get(part)
    if (row) positions.put({ ...row, closeFee: (row.closeFee ?? 0n) - 1n, profit: (row.profit ?? 0n) + 1n })
  })
  expect(brokenInvariants(world)).toContainEqual({
    invariant: 'LI-38',
    detail: `${orderNo}: parts came to 1050 less 271, not to 1050 less 272`,
  })
})

test('a trailing stop follows the price at its distance and closes the position on the way back', async () => {
  const { orderNo, ...opened } = await open({ trailingDistance: 0.002 })
  expect(opened).toMatchObject({ trailingDistance: 0.002, trailingStopPrice: 1.083 })
  setPrice(world, 'EURUSD', [1.09, 1.0895])
  advance(2 * SECOND)
  expect(await order(orderNo)).toMatchObject({ status: 'OPEN', trailingStopPrice: 1.088 })
  setPrice(world, 'EURUSD', 1.0879)
  // A jump to 1.0879: 10,000 euros gain 0.0029 each, and cost 5.42 and 5.44.
  expect(await order(orderNo)).toMatchObject({
    status: 'CLOSED',
    closeReason: 'TRAILING_STOP',
    closePrice: 1.0879,
    trailingStopPrice: 1.088,
    profit: '18.14',
  })
  expect(brokenInvariants(world)).toEqual([])
})

test('stop loss and trailing stop take the place of each other', async () => {
  const { orderNo } = await open({ stopLossPrice: 1.082 })
  const modify = async (change: object) => {
    const { code, result } = await mei.call('modifyOrder', { body: { orderNo, ...change } })
    return code === '20005' ? result : code
  }
  const trailed = await modify({ trailingDistance: 0.002 })
  expect(trailed).toMatchObject({ trailingStopPrice: 1.083 })
  expect(trailed).not.toHaveProperty('stopLossPrice')
  setPrice(world, 'EURUSD', 1.09)
  advance(SECOND)
  // Set anew, it follows the current price.
  expect(await modify({ trailingDistance: 0.003 })).toMatchObject({ trailingStopPrice: 1.087 })
  const fixed = await modify({ stopLossPrice: 1.08 })
  expect(fixed).toMatchObject({ stopLossPrice: 1.08 })
  expect(fixed).not.toHaveProperty('trailingDistance')
  expect(await modify({ stopLossPrice: 1.08, trailingDistance: 0.002 })).toBe('11009')
  expect(await modify({ trailingDistance: 0.0005 })).toBe('11009')
  expect(await modify({ stopLossPrice: null })).not.toHaveProperty('stopLossPrice')
})
